import { join, resolve } from 'node:path';
import { onOff, origin } from '../../env-values.ts';
import { OperatorError } from '../../operator-error.ts';
import { exportSite } from './export-site.ts';

/**
 * `SITE_API_URL=https://api.example node server/site/export/main.ts <folder> [folder of the built site]`: exports the
 * pages for a CDN, with the server at that URL.
 */
async function run(
  given: string | undefined,
  dist = join(import.meta.dirname, '..', '..', '..', 'dist'),
): Promise<void> {
  if (given === undefined) throw new OperatorError('Name the folder to write to: npm run export -- <folder>');
  const folder = resolve(given);
  const doubleOptIn = onOff.safeParse(process.env.DOUBLE_OPT_IN || 'off');
  if (!doubleOptIn.success) throw new OperatorError(`DOUBLE_OPT_IN ${doubleOptIn.error.issues[0]?.message}`);
  if (process.env.SITE_API_URL === undefined)
    throw new OperatorError(
      'Name the origin of the API: SITE_API_URL=https://api.example npm run export -- <folder>',
    );
  const api = origin.safeParse(process.env.SITE_API_URL);
  if (!api.success) throw new OperatorError(`SITE_API_URL ${api.error.issues[0]?.message}`);
  const site = await exportSite(dist, folder, api.data, doubleOptIn.data);
  process.stdout.write(
    `The pages for ${site.origin} are in ${folder}. Their forms call ${api.data}, which has to run with ALLOWED_ORIGINS=${site.origin}\n`,
  );
}

const [folder, dist] = process.argv.slice(2);
run(folder, dist).catch((error: Error) => {
  process.stderr.write(`${error instanceof OperatorError ? error.message : error.stack}\n`);
  process.exit(1);
});

import { join, resolve } from 'node:path';
import { onOff, origin } from '../../env-values.ts';
import { OperatorError } from '../../operator-error.ts';
import { exportForProxy } from './export-for-proxy.ts';
import { exportSite } from './export-site.ts';
import { publishExport } from './publish-export.ts';

/**
 * `node server/site/export/main.ts <folder> [folder of the built site]`: exports for a proxy in front of the server,
 * or, with SITE_API_URL=https://api.example, for a CDN with the server at that address.
 */
async function run(
  given: string | undefined,
  dist = join(import.meta.dirname, '..', '..', '..', 'dist'),
): Promise<void> {
  if (given === undefined) throw new OperatorError('Name the folder to write to: npm run export -- <folder>');
  const folder = resolve(given);
  const doubleOptIn = onOff.safeParse(process.env.DOUBLE_OPT_IN || 'off');
  if (!doubleOptIn.success) throw new OperatorError(`DOUBLE_OPT_IN ${doubleOptIn.error.issues[0]?.message}`);
  if (process.env.SITE_API_URL === undefined) {
    const site = await publishExport(folder, (version) => exportForProxy(dist, version, doubleOptIn.data));
    print(`The files of ${site.origin} are in ${folder}, with what nginx or Caddy needs to serve them.`);
    return;
  }
  const api = origin.safeParse(process.env.SITE_API_URL);
  if (!api.success) throw new OperatorError(`SITE_API_URL ${api.error.issues[0]?.message}`);
  const site = await exportSite(dist, folder, api.data, doubleOptIn.data);
  print(
    `The pages for ${site.origin} are in ${folder}. Their forms call ${api.data}, which has to run with ALLOWED_ORIGINS=${site.origin}`,
  );
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

const [folder, dist] = process.argv.slice(2);
run(folder, dist).catch((error: Error) => {
  process.stderr.write(`${error instanceof OperatorError ? error.message : error.stack}\n`);
  process.exit(1);
});

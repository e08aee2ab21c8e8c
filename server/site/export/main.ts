import { join, resolve } from 'node:path';
import { origin } from '../../env-values.ts';
import { StartProblem } from '../../start-problem.ts';
import { exportSite } from './export-site.ts';

/** `SITE_API_URL=https://api.example node server/site/export/main.ts <folder> [folder of the built site]` */
async function run(
  folder: string | undefined,
  dist = join(import.meta.dirname, '..', '..', '..', 'dist'),
): Promise<void> {
  if (folder === undefined) throw new StartProblem('Name the folder to write to: npm run export -- <folder>');
  const api = origin.safeParse(process.env.SITE_API_URL ?? '');
  if (!api.success) throw new StartProblem(`SITE_API_URL ${api.error.issues[0]?.message}`);
  const site = await exportSite(dist, resolve(folder), api.data);
  process.stdout.write(
    `The pages for ${site.origin} are in ${folder}. Their forms call ${api.data}, which has to run with ALLOWED_ORIGINS=${site.origin}\n`,
  );
}

const [folder, dist] = process.argv.slice(2);
run(folder, dist).catch((error: Error) => {
  process.stderr.write(`${error instanceof StartProblem ? error.message : error.stack}\n`);
  process.exit(1);
});

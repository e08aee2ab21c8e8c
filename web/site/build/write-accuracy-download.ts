import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildAccuracyDownload, describeDownload } from './accuracy-download.ts';

/** `npm run accuracy-download`: records the size and hash of the download, which `/forecast-accuracy` states. */
const file = join(import.meta.dirname, '../../../content/accuracy-download.json');
const description = describeDownload(await buildAccuracyDownload());
writeFileSync(file, `${JSON.stringify(description, null, 2)}\n`);
process.stdout.write(`${JSON.stringify(description)}\n`);

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { licencesPage } from './page.ts';

writeFileSync(join(import.meta.dirname, '../../docs/licences.md'), licencesPage());

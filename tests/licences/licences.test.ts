import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { data, fonts, licencesFile, licencesPage, packages } from './licences.ts';

const root = join(import.meta.dirname, '../..');

/** The licences we accept: for code, those that allow closed distribution; for data and fonts, distribution unchanged. */
const approved = {
  packages: [
    'MIT',
    'MIT-0',
    'ISC',
    '0BSD',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'Apache-2.0',
    'BlueOak-1.0.0',
    '(MIT AND Zlib)',
    '(MIT OR GPL-3.0-or-later)',
  ],
  fonts: ['OFL-1.1'],
  data: [
    'Apache-2.0',
    'CC-BY-4.0',
    'LGPL-2.1-or-later',
    'MPL-2.0',
    'PostgreSQL',
    'Unicode-3.0',
    'open access',
  ],
};

test('everything we distribute has an approved licence', () => {
  expect(packages.length).toBeGreaterThan(50);
  expect(fonts).toHaveLength(3);
  for (const [kind, materials] of Object.entries({ packages, fonts, data })) {
    const known = approved[kind as keyof typeof approved];
    expect(materials.filter(({ licence }) => !known.includes(licence))).toEqual([]);
  }
});

test('docs/licences.md is up to date', () => {
  expect(readFileSync(licencesFile, 'utf8')).toBe(licencesPage());
});

test('installed packages state the same licence as the lock file', () => {
  for (const { name, version, licence } of [...packages, ...fonts]) {
    const file = join(root, 'node_modules', name, 'package.json');
    if (!existsSync(file)) continue;
    const stated = JSON.parse(readFileSync(file, 'utf8'));
    if (stated.version === version) expect([name, stated.license]).toEqual([name, licence]);
  }
});

test('the README of the gazetteer credits its sources', () => {
  const readme = readFileSync(join(root, 'content/gazetteer/README.md'), 'utf8');
  for (const credit of ['GeoNames', 'CC BY 4.0', 'iso-codes', 'LGPL-2.1-or-later', 'Unicode CLDR']) {
    expect(readme).toContain(credit);
  }
});

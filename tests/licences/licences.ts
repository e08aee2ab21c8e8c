import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
export const licencesFile = join(root, 'docs/licences.md');

/** Third-party work that we distribute. */
export interface Material {
  name: string;
  version: string;
  licence: string;
}

interface LockedPackage {
  version: string;
  license?: string;
  dev?: boolean;
}

const locked: Record<string, LockedPackage> = JSON.parse(
  readFileSync(join(root, 'package-lock.json'), 'utf8'),
).packages;

/** The production packages, from the lock file so that the list is the same on every machine. */
export const packages: Material[] = fromLockFile(([path, { dev }]) => path !== '' && !dev);

/** The fonts that the build subsets. */
export const fonts: Material[] = fromLockFile(([path]) => path.includes('/@fontsource'));

/** Data in our sources, or inside a package with a separate licence. */
export const data: (Omit<Material, 'version'> & { where: string })[] = [
  {
    name: '[GeoNames](https://www.geonames.org)',
    licence: 'CC-BY-4.0',
    where: 'places, in `content/gazetteer/`',
  },
  {
    name: '[iso-codes](https://salsa.debian.org/iso-codes-team/iso-codes)',
    licence: 'LGPL-2.1-or-later',
    where: 'names of regions, in `content/gazetteer/`, whose README says how the file is made from it',
  },
  {
    name: '[Unicode CLDR](https://cldr.unicode.org)',
    licence: 'Unicode-3.0',
    where: 'names of countries, in `content/gazetteer/` and in Node',
  },
  {
    name: '[Public Suffix List](https://publicsuffix.org)',
    licence: 'MPL-2.0',
    where: 'domains, inside `tldts`',
  },
  {
    name: '[libphonenumber](https://github.com/google/libphonenumber)',
    licence: 'Apache-2.0',
    where: 'telephone numbers, inside `libphonenumber-js`',
  },
  {
    name: '[PostgreSQL](https://www.postgresql.org)',
    licence: 'PostgreSQL',
    where: 'the built-in database, inside `@electric-sql/pglite`',
  },
  {
    name: '[M4 competition](https://github.com/Mcompetitions/M4-methods)',
    licence: 'open access',
    where: 'weekly series, in `bench/forecast/`, whose README quotes the organisers',
  },
];

/** The text of `docs/licences.md`. */
export function licencesPage(): string {
  return `# Licences

Third-party work that we distribute, from \`package-lock.json\`. Written by \`npm run licences\`; a test fails if it is out of
date or contains a licence that we have not approved.

## Packages

${packages.length} packages run in production. The text of each licence is in its folder in \`node_modules/\`.

| licence | packages |
|---|---|
${byLicence(packages)}

## Fonts

The build subsets them to the characters and weights we use. Each file keeps the copyright notice and the licence URL.

| licence | fonts |
|---|---|
${byLicence(fonts)}

## Data

| licence | data | where it is |
|---|---|---|
${data.map(({ name, licence, where }) => `| ${licence} | ${name} | ${where} |`).join('\n')}
`;
}

function byLicence(materials: readonly Material[]): string {
  const groups = Map.groupBy(materials, ({ licence }) => licence);
  return [...groups.keys()]
    .sort()
    .map((licence) => {
      const names = groups.get(licence)?.map(({ name, version }) => `${name} ${version}`) ?? [];
      return `| ${licence} | ${names.join(', ')} |`;
    })
    .join('\n');
}

function fromLockFile(isIncluded: (entry: [string, LockedPackage]) => boolean): Material[] {
  const found = Object.entries(locked)
    .filter(isIncluded)
    .map(([path, { version, license }]) => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      licence: license ?? 'none stated',
    }));
  const unique = new Map(found.map((each) => [`${each.name} ${each.version}`, each]));
  return [...unique.keys()].sort().map((key) => unique.get(key) as Material);
}

if (import.meta.main) writeFileSync(licencesFile, licencesPage());

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Something of others that we hand on. */
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

/** The packages that run where the site runs, as the lock file names them: the same on every machine. */
export const packages: Material[] = listed(([path, { dev }]) => path !== '' && !dev);

/** The fonts, of which the build makes those that browsers load. */
export const fonts: Material[] = listed(([path]) => path.includes('/@fontsource'));

/** What came into the sources, or comes inside a package that has a licence of its own. */
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
];

function listed(isMeant: (entry: [string, LockedPackage]) => boolean): Material[] {
  const found = Object.entries(locked)
    .filter(isMeant)
    .map(([path, { version, license }]) => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      licence: license ?? 'none stated',
    }));
  const byText = new Map(found.map((each) => [`${each.name} ${each.version}`, each]));
  return [...byText.keys()].sort().map((text) => byText.get(text) as Material);
}

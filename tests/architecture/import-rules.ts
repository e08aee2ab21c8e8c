import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** The layers that a layer may import, besides itself. */
export const allowedImports: Record<string, string[]> = {
  contract: [],
  forecast: [],
  content: ['contract', 'forecast'],
  server: ['content', 'contract'],
  web: ['content', 'contract', 'forecast'],
};

export interface Import {
  from: string;
  to: string;
}

/** Every relative import in the layers' sources. */
export function listImports(root: string): Import[] {
  return Object.keys(allowedImports)
    .flatMap((layer) => filesBelow(root, layer))
    .flatMap((from) =>
      specifiers(readFileSync(join(root, from), 'utf8'))
        .filter((to) => to.startsWith('.'))
        .map((to) => ({ from, to: normalize(join(dirname(from), to)).replaceAll('\\', '/') })),
    );
}

export function specifiers(source: string): string[] {
  const forms =
    /^\s*(?:import|export)\s[^'"`;=]*?from\s*'([^']+)'|^\s*import\s*'([^']+)'|import\('([^']+)'\)/gm;
  return [...source.matchAll(forms)].map(([, from, bare, lazy]) => from ?? bare ?? lazy ?? '');
}

/**
 * Imports of one page's files by another page: code that two pages need belongs in `web/ui` or `web/sample-account`.
 */
export function importsBetweenPages(imports: Import[]): Import[] {
  const page = (file: string) => /^web\/pages\/([^/]+)\//.exec(file)?.[1];
  return imports.filter(({ from, to }) => page(from) && page(to) && page(from) !== page(to));
}

/**
 * Imports of the console's routes by the rest of the server: code that the console shares with the command line belongs
 * in its noun's folder. `services.ts` registers the routes.
 */
export function importsOfConsole(imports: Import[]): Import[] {
  return imports.filter(
    ({ from, to }) =>
      to.startsWith('server/console/') &&
      !to.includes('/testing/') &&
      from.startsWith('server/') &&
      !from.startsWith('server/console/') &&
      from !== 'server/services.ts',
  );
}

/** The allowed imports between the outbox and the two ways to deliver; `server/deliver.ts` joins them. */
const deliveryOrder: Record<string, string[]> = {
  'server/delivery-error.ts': [],
  'server/mail/': ['server/delivery-error.ts'],
  'server/webhook.ts': ['server/delivery-error.ts'],
  'server/outbox/': ['server/mail/', 'server/delivery-error.ts'],
  'server/deliver.ts': ['server/mail/', 'server/webhook.ts', 'server/outbox/', 'server/delivery-error.ts'],
};

/** Imports between mail, webhook and outbox against that order. */
export function misdirectedDeliveryImports(imports: Import[]): Import[] {
  const part = (file: string) => Object.keys(deliveryOrder).find((name) => file.startsWith(name));
  return imports.filter(({ from, to }) => {
    const [importer, imported] = [part(from), part(to)];
    return importer && imported && importer !== imported && !deliveryOrder[importer]?.includes(imported);
  });
}

/** Imports that the rules forbid. */
export function forbiddenImports(imports: Import[]): Import[] {
  return imports.filter(({ from, to }) => {
    const [layer = '', target = ''] = [from.split('/')[0], to.split('/')[0]];
    return layer !== target && !allowedImports[layer]?.includes(target);
  });
}

/** The first import cycle found, as a path that ends where it begins. */
export function findCycle(imports: Import[]): string[] | undefined {
  const next = Map.groupBy(imports, ({ from }) => from);
  const done = new Set<string>();
  function walk(file: string, trail: string[]): string[] | undefined {
    if (trail.includes(file)) return [...trail.slice(trail.indexOf(file)), file];
    if (done.has(file)) return undefined;
    for (const { to } of next.get(file) ?? []) {
      const found = walk(to, [...trail, file]);
      if (found) return found;
    }
    done.add(file);
    return undefined;
  }
  for (const file of next.keys()) {
    const found = walk(file, []);
    if (found) return found;
  }
  return undefined;
}

function filesBelow(root: string, path: string): string[] {
  if (!statSync(join(root, path)).isDirectory()) {
    return /\.(ts|tsx)$/.test(path) && !path.endsWith('.test.ts') ? [path] : [];
  }
  return readdirSync(join(root, path)).flatMap((entry) => filesBelow(root, `${path}/${entry}`));
}

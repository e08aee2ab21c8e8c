/** How a page resolves modules by name: its import map, and the settings of RequireJS or SystemJS. */
export interface ModuleMap {
  /** The base folder of RequireJS: empty if it is used without one, null if the page does not use it. */
  base: string | null;
  paths: Record<string, string>;
}

export const noModules: ModuleMap = { base: null, paths: {} };

/** Merges a script's module settings into the known ones. */
export function joinModules(known: ModuleMap, more: ModuleMap): ModuleMap {
  return { base: more.base || (known.base ?? more.base), paths: { ...known.paths, ...more.paths } };
}

/** The URL of an imported module; null if a bare name is in no import map. */
export function importAddress(name: string, from: URL, { paths }: ModuleMap): string | null {
  if (/^(?:\.{0,2}\/|https?:)/.test(name)) return URL.parse(name, from)?.href ?? null;
  return mapped(name, paths);
}

/** The URL of a module that RequireJS loads by name, `app/tracking`; plugins such as `text!` load other things. */
export function requireAddress(
  name: string,
  from: URL,
  page: URL,
  { base, paths }: ModuleMap,
): string | null {
  if (/!|^(?:require|exports|module)$/.test(name)) return null;
  if (/^(?:https?:)?\/\/|^\/|\.js(?:$|\?)/.test(name)) return URL.parse(name, page)?.href ?? null;
  const path = mapped(name, paths) ?? name;
  const folder = name.startsWith('.') ? from : (URL.parse(base || './', page) ?? page);
  return URL.parse(/\.js(?:$|\?)|[?]/.test(path) ? path : `${path}.js`, folder)?.href ?? null;
}

function mapped(name: string, paths: ModuleMap['paths']): string | null {
  const key = Object.keys(paths)
    .filter((one) => name === one || name.startsWith(one.endsWith('/') ? one : `${one}/`))
    .sort((a, b) => b.length - a.length)[0];
  return key === undefined ? null : (paths[key] as string) + name.slice(key.length);
}

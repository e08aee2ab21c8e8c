import type { PageElement } from './page-elements.ts';
import type { PageFindings } from './page-findings.ts';

/** How the page resolves modules; import maps and `data-main` are read before any script. */
export function readModuleMaps(pieces: readonly PageElement[], notes: PageFindings): void {
  for (const piece of pieces) {
    if (piece.name !== 'script') continue;
    const main = piece.attributes.get('data-main');
    if (/^(?:systemjs-)?importmap$/.test(piece.attributes.get('type') ?? '')) readImportMap(piece, notes);
    if (main) {
      const address = /\.js(?:$|\?)/.test(main) ? main : `${main}.js`;
      const base = URL.parse('./', URL.parse(address, notes.base) ?? notes.base)?.href ?? null;
      notes.modules = { ...notes.modules, base };
      notes.script(address, piece);
    } else if (/\/require(?:js)?(?:[.-]\w+)*\.js(?:$|\?)/i.test(piece.attributes.get('src') ?? ''))
      notes.modules = { ...notes.modules, base: notes.modules.base ?? '' };
  }
}

function readImportMap(piece: PageElement, notes: PageFindings): void {
  const paths = { ...notes.modules.paths };
  for (const [, name = '', to = ''] of piece.text.matchAll(/"([^"]{1,200})"\s*:\s*"([^"]{1,300})"/g)) {
    paths[name] = URL.parse(to, notes.base)?.href ?? to;
    if (/\.m?js$/.test(to)) notes.script(to, piece);
  }
  notes.modules = { ...notes.modules, paths };
}

import type { PageElement } from './page-elements.ts';
import type { PageFindings } from './page-findings.ts';

/** How the page resolves modules; import maps and `data-main` are read before any script. */
export function readModuleMaps(elements: readonly PageElement[], findings: PageFindings): void {
  for (const element of elements) {
    if (element.name !== 'script') continue;
    const main = element.attributes.get('data-main');
    if (/^(?:systemjs-)?importmap$/.test(element.attributes.get('type') ?? ''))
      readImportMap(element, findings);
    if (main) {
      const address = /\.js(?:$|\?)/.test(main) ? main : `${main}.js`;
      const base = URL.parse('./', URL.parse(address, findings.base) ?? findings.base)?.href ?? null;
      findings.modules = { ...findings.modules, base };
      findings.script(address, element);
    } else if (/\/require(?:js)?(?:[.-]\w+)*\.js(?:$|\?)/i.test(element.attributes.get('src') ?? ''))
      findings.modules = { ...findings.modules, base: findings.modules.base ?? '' };
  }
}

function readImportMap(element: PageElement, findings: PageFindings): void {
  const paths = { ...findings.modules.paths };
  for (const [, name = '', to = ''] of element.text.matchAll(/"([^"]{1,200})"\s*:\s*"([^"]{1,300})"/g)) {
    paths[name] = URL.parse(to, findings.base)?.href ?? to;
    if (/\.m?js$/.test(to)) findings.script(to, element);
  }
  findings.modules = { ...findings.modules, paths };
}

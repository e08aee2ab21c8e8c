import type { PageElement } from './page-elements.ts';
import type { PageFindings } from './page-findings.ts';
import { isRecord, parseJson } from './parse-json.ts';

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

const tagId = /"(?:G|GT|GTM|UA|AW)-[A-Z0-9]/;
const analyticsName = /google|gtag|gtm|analytic|tagmanager/i;

/** Magento loads modules by name and passes them their settings: `{ "*": { "Shop_Gtag/js/tag": { … } } }`. */
export function readMagentoModules(source: string, element: PageElement, findings: PageFindings): void {
  for (const [name, settings] of findModules(parseJson(source))) {
    const hasId = tagId.test(JSON.stringify(settings));
    if (!hasId && !analyticsName.test(name)) continue;
    const isFollowed = findings.module(name, element);
    // It may get its id from elsewhere.
    if (!isFollowed && !hasId)
      findings.openLoaders.push({
        kind: 'script',
        what: name,
        ...findings.locate(element),
        reason: 'runtime',
      });
  }
}

function findModules(value: unknown): [name: string, settings: unknown][] {
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    /^\w{1,80}\/[\w/.-]{1,120}$/.test(key) ? [[key, inner]] : findModules(inner),
  );
}

import type { PageElement } from './page-elements.ts';
import type { PageFindings } from './page-findings.ts';
import { isRecord, parseJson } from './parse-json.ts';

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

import { getDomain } from 'tldts';

/** Whose address a script comes from: Google's, the page's own site, somebody who imitates Google, or anybody else. */
export type LoaderHost = 'google' | 'own' | 'look-alike' | 'other';

const googleDomains = ['googletagmanager.com', 'google-analytics.com', 'google.com', 'doubleclick.net'];
const imitated = ['googletagmanager', 'googleanalytics'];

export function loaderHost(hostname: string, page: URL): LoaderHost {
  const domain = domainOf(hostname);
  if (googleDomains.includes(domain)) return 'google';
  if (domain === domainOf(page.hostname)) return 'own';
  return imitatesGoogle(hostname, domain) ? 'look-alike' : 'other';
}

function domainOf(hostname: string): string {
  return getDomain(hostname, { allowPrivateDomains: true }) ?? hostname;
}

function imitatesGoogle(hostname: string, domain: string): boolean {
  if (hostname.includes('xn--')) return true;
  const letters = plainLetters(hostname);
  const name = plainLetters(domain.split('.', 1)[0] ?? '');
  return imitated.some((original) => letters.includes(original) || distance(name, original) <= 2);
}

/** Letters that look alike made one: `g00gle-tag` → `googletag`. */
function plainLetters(name: string): string {
  return name
    .replace(/0/g, 'o')
    .replace(/[1|]/g, 'l')
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')
    .replace(/[^a-z]/g, '');
}

/** How many letters must be added, dropped or changed. */
function distance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3;
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] as number) + 1, (next[j - 1] as number) + 1));
    }
    row = next;
  }
  return row[b.length] as number;
}

import { settings } from '../../content/settings.ts';
import type { PageContext, PageHead } from '../ui/page.tsx';

/** A page's JSON-LD graph: our organization, the page, and the page's own objects. */
export function structuredData({ origin, locale }: PageContext, head: PageHead, url: string): string {
  const organization = {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: settings.brand,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    email: settings.email,
    telephone: settings.phone.number,
    sameAs: settings.social.map(({ url: profile }) => profile),
  };
  const page = {
    '@type': 'WebPage',
    '@id': url,
    url,
    name: head.title,
    description: head.description,
    inLanguage: locale,
    publisher: { '@id': organization['@id'] },
  };
  const graph = { '@context': 'https://schema.org', '@graph': [organization, page, ...(head.jsonLd ?? [])] };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

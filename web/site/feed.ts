import { catalogue } from '../../content/messages/catalogue.ts';
import { type Locale, localPath } from '../../contract/locales.ts';
import { type Article, articlesIn } from '../documents/articles.ts';
import { escapeXml } from '../ui/escape-xml.ts';

export const feedPath = '/rss.xml';

/** A language's articles as RSS 2.0, newest first. */
export function feed(origin: string, locale: Locale): string {
  const { meta, feed: messages, categories } = catalogue[locale].blogs;
  const articles = articlesIn(locale).toSorted((a, b) => b.front.published.localeCompare(a.front.published));
  const address = (path: string) => origin + localPath(locale, path);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    element('title', messages.title),
    element('link', address('/blogs')),
    element('description', meta.description),
    element('language', locale),
    element('lastBuildDate', date(articles.map(lastChange).toSorted().at(-1))),
    `<atom:link href="${escapeXml(address(feedPath))}" rel="self" type="application/rss+xml"/>`,
    ...articles.map((article) => item(article, address(article.path), categories[article.front.category])),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

function item({ front }: Article, url: string, category: string): string {
  return [
    '<item>',
    element('title', front.title),
    element('link', url),
    `<guid isPermaLink="true">${escapeXml(url)}</guid>`,
    element('pubDate', date(front.published)),
    element('description', front.description),
    element('category', category),
    '</item>',
  ].join('');
}

function lastChange({ front }: Article): string {
  return front.updated ?? front.published;
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

/** RSS requires RFC 822 dates. */
function date(iso = ''): string {
  return new Date(iso).toUTCString();
}

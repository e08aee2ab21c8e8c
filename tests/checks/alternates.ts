import { attributes, type BuiltPage } from '../built-site.ts';

/** The hreflang links of a page: language to URL. */
export function readAlternates(html: string): Map<string, string> {
  const tags = html.match(/<link\b[^>]*hreflang=[^>]*>/gi) ?? [];
  return new Map(
    tags.map((tag) => [
      attributes(tag, 'link', 'hreflang')[0] ?? '',
      attributes(tag, 'link', 'href')[0] ?? '',
    ]),
  );
}

export function readCanonical(html: string): string | undefined {
  const tag = /<link\b[^>]*rel="canonical"[^>]*>/.exec(html)?.[0];
  return tag && attributes(tag, 'link', 'href')[0];
}

/**
 * Alternates that are missing, or whose page does not link back. Only canonical pages count: a duplicate path has the
 * first as its canonical.
 */
export function oneSidedAlternates(
  pages: BuiltPage[],
  languages: readonly string[],
  origin: string,
): string[] {
  const byAddress = new Map(pages.map((page) => [origin + page.path, page]));
  return pages.flatMap((page) => {
    const alternates = readAlternates(page.html);
    return [...languages, 'x-default'].flatMap((language) => {
      const address = alternates.get(language);
      if (!address) return [`${page.name} has no alternate for ${language}`];
      const other = byAddress.get(address);
      if (!other) return [`${page.name} links to ${address}, which does not exist`];
      const back = readAlternates(other.html).get(page.page.locale);
      if (back !== readCanonical(page.html))
        return [`${address} does not link back to ${readCanonical(page.html)}`];
      return [];
    });
  });
}

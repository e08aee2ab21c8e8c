import { attributes, type BuiltPage } from '../built-site.ts';

interface DeadLink {
  page: string;
  href: string;
}

/** Internal links to an unknown path, or to a fragment that the target page does not have. */
export function deadLinks(pages: BuiltPage[], paths: Set<string>): DeadLink[] {
  const ids = new Map(
    pages.map((page) => [page.path ?? page.name, new Set(attributes(page.html, '[a-z0-9]+', 'id'))]),
  );
  return pages.flatMap((page) =>
    attributes(page.html, 'a', 'href')
      .filter((href) => href.startsWith('/') || href.startsWith('#'))
      .filter((href) => {
        const [path = '', fragment] = href.split('#');
        const target = path === '' ? (page.path ?? page.name) : (path.split('?')[0] ?? '');
        if (path !== '' && !paths.has(target)) return true;
        return fragment !== undefined && ids.has(target) && !ids.get(target)?.has(fragment);
      })
      .map((href) => ({ page: page.name, href })),
  );
}

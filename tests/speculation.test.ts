import { expect, test } from 'vitest';
import { attributes, decodeEntities, publicPages } from './built-site.ts';

interface Rules {
  prerender: {
    eagerness: string;
    where: {
      and: [
        { href_matches: string },
        { not: { href_matches: string[] } },
        { not: { selector_matches: string } },
      ];
    };
  }[];
}

/** True if a page's rules let a browser prerender a link's page. */
function prerenders(html: string, href: string): boolean {
  const rules: Rules = JSON.parse(/<script type="speculationrules">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}');
  const url = new URL(decodeEntities(href), 'https://forespan.example');
  return rules.prerender.some(({ where }) => {
    const [{ href_matches: all }, { not: excluded }] = where.and;
    const matches = (pattern: string) => new URLPattern(pattern, url.origin).test(url.href);
    return matches(all) && !excluded.href_matches.some(matches);
  });
}

test('a browser may render the page of any link on a page when a pointer or a finger is on it', () => {
  for (const { name, html } of publicPages) {
    const internal = attributes(html, 'a', 'href').filter((href) =>
      /^\/(?!api|.*meeting|.*confirm-)[^.?]*$/.test(href),
    );
    expect(
      internal.filter((href) => !prerenders(html, href)),
      name,
    ).toEqual([]);
  }
});

test('it never renders a private link or a file ahead, nor a language whose choice is stored by the click', () => {
  for (const { name, html } of publicPages.slice(0, 5)) {
    const never = [
      '/meeting?token=1',
      '/de/move-meeting?token=1',
      '/confirm-application?token=1',
      '/api/docs',
      '/feed.xml',
    ];
    expect(
      never.filter((href) => prerenders(html, href)),
      name,
    ).toEqual([]);
    expect(html).toContain('[data-label]');
  }
});

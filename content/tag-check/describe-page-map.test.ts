import { expect, test } from 'vitest';
import type { TagCheckResult } from '../../contract/tag-check.ts';
import { describeTagCheck } from './describe-tag-check.ts';
import { messages, missing, shown, tag, unread } from './testing/results.ts';

/** The rows of a map in short: line, mark, text, and what is attached. */
function describeRows(change: Partial<TagCheckResult>): string[] {
  const { map } = describeTagCheck({ ...missing, nextStep: 'none', ...change }, messages, shown);
  return (map?.rows ?? []).map(({ lines, mark, code, pin }) => {
    const inside = pin?.inside?.items.map((item) => `${item.mark} ${item.name}`).join(', ');
    return [lines, mark, code ?? pin?.name, pin?.word, inside && `(${inside})`].filter(Boolean).join(' ');
  });
}

test('the map shows each relevant line, the gaps between them, and the content of containers', () => {
  const container = {
    ...tag,
    place: 'container',
    within: 'GTM-EXAMPL0',
    section: null,
    line: null,
    position: null,
  } as const;
  expect(
    describeRows({
      tags: [
        {
          ...tag,
          kind: 'universal-analytics',
          id: 'UA-1-1',
          section: 'body',
          line: 12,
          position: 0.6,
          counts: false,
        },
        { ...tag, kind: 'tag-manager', id: 'GTM-EXAMPL0', line: 4, counts: false },
        container,
        { ...container, kind: 'google-ads', id: 'AW-1', counts: false },
        { ...tag, place: 'noscript', line: 10, position: 0.5, counts: false },
      ],
    }),
  ).toEqual([
    '1 tag <head>',
    '2–3 gap',
    '4 box GTM-EXAMPL0 Opened (good G-0EXAMPLE00, other AW-1)',
    '5–8 gap',
    '9 tag <body>',
    '10 old G-0EXAMPLE00 Counts nothing',
    '11 gap',
    '12 old UA-1-1 Retired',
    '13–19 gap',
    '20 tag </body>',
  ]);
});

test('on a page with a single line, the order follows the page', () => {
  const landmarks = [
    { is: 'head', line: 1, position: 0 },
    { is: 'head-end', line: 1, position: 0.3 },
    { is: 'body', line: 1, position: 0.31 },
    { is: 'body-end', line: 1, position: 1 },
  ] as const;
  expect(
    describeRows({
      outline: { lines: 1, landmarks: [...landmarks] },
      tags: [{ ...tag, line: 1, position: 0.6 }],
      unread: [{ ...unread, line: 1, position: 0.2 }],
    }),
  ).toEqual([
    '1 tag <head>',
    '1 unread www.shop.example/app.js Not read',
    '1 tag <body>',
    '1 good G-0EXAMPLE00 Certain',
    '1 tag </body>',
  ]);
});

test('unread parts are on the map too, with or without a line', () => {
  const gtm = { ...tag, kind: 'tag-manager', id: 'GTM-EXAMPL0', line: 4, counts: false } as const;
  const rows = describeRows({
    tags: [
      gtm,
      { ...tag, place: 'own-script', within: 'www.shop.example/app.js', section: null, line: null },
    ],
    unread: [
      { ...unread, kind: 'container', what: 'GTM-EXAMPL0', line: 4 },
      { ...unread, kind: 'page', what: '', line: null, position: null, reason: 'too-long' },
    ],
  });
  expect(rows).toContain('4 unread GTM-EXAMPL0 Not read (unread Unknown)');
  expect(rows.slice(-2)).toEqual([
    '– box www.shop.example/app.js Opened (good G-0EXAMPLE00)',
    '– unread The page Not read',
  ]);
});

test('a page without the tag shows where it belongs, and a developer reads where the platform keeps it', () => {
  expect(describeRows({ nextStep: 'add-tag' })).toContain('8 slot The tag belongs here');
  const { developer } = describeTagCheck({ ...missing, platform: 'shopify' }, messages, shown);
  expect(developer?.text).toContain(messages.developer.places.shopify);
  expect(developer?.text).toContain(shown.link);
  expect(new URL(developer?.href ?? '').searchParams.get('body')).toBe(
    developer?.text.replaceAll('\n', '\r\n'),
  );
  const inContainer = describeTagCheck({ ...missing, nextStep: 'add-tag-in-container' }, messages, shown);
  expect(inContainer.developer?.text).not.toContain(messages.developer.places.plain);
  const found = describeTagCheck(
    { ...missing, verdict: 'found', state: 'found', nextStep: 'none' },
    messages,
    shown,
  );
  expect(found.developer).toBeUndefined();
});

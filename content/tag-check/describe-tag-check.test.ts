import { expect, test } from 'vitest';
import { locales } from '../../contract/locales.ts';
import {
  nextSteps,
  sitePlatforms,
  type TagCheckResult,
  tagCheckReasons,
  tagCheckStates,
  tagConfidences,
  tagKinds,
  tagPlaces,
  tagWarnings,
  toVerdict,
  unreadKinds,
  unreadReasons,
} from '../../contract/tag-check.ts';
import { catalogue } from '../messages/catalogue.ts';
import { settings } from '../settings.ts';
import { describeTagCheck } from './describe-tag-check.ts';

const missing: TagCheckResult = {
  message: 'No Google Analytics tags found.',
  verdict: 'none',
  state: 'missing',
  reason: null,
  url: 'https://www.shop.example/?a=1&b=2',
  finalUrl: 'https://www.shop.example/?a=1&b=2',
  status: 200,
  tags: [],
  warnings: [],
  read: [{ kind: 'page', what: 'www.shop.example/' }],
  unread: [],
  consentDefault: false,
  outline: {
    lines: 20,
    landmarks: [
      { is: 'head', line: 1, position: 0 },
      { is: 'head-end', line: 8, position: 0.3 },
      { is: 'body', line: 9, position: 0.3 },
      { is: 'body-end', line: 20, position: 1 },
    ],
  },
  platform: null,
  checkedAt: '2026-07-02T09:41:00.000Z',
  nextStep: 'add-tag',
};
const tag = {
  kind: 'ga4',
  id: 'G-0EXAMPLE00',
  place: 'script-url',
  within: null,
  section: 'head',
  line: 14,
  position: 0.1,
  confidence: 'certain',
  counts: true,
  evidence: null,
} as const;
const unread = {
  kind: 'script',
  what: 'www.shop.example/app.js',
  line: 9,
  position: 0.3,
  reason: 'refused',
} as const;
const shown = { locale: 'en', link: 'https://forespan.example/check-GA-tag?url=shop' } as const;
const messages = catalogue.en.checkGaTag.answer;

test.each(locales)('in %s every code has its sentence, and no placeholder is left', (locale) => {
  const tags = [
    ...tagKinds.map((kind) => ({ ...tag, kind, id: null })),
    ...tagPlaces.map((place) => ({ ...tag, place, within: 'GTM-EXAMPL0' })),
    ...tagConfidences.map((confidence) => ({ ...tag, confidence })),
  ];
  const changes: Partial<TagCheckResult>[] = [
    ...tagCheckStates.map((state) => ({ state, verdict: toVerdict(state) })),
    ...unreadKinds.map((kind) => ({ unread: [{ ...unread, kind }] })),
    ...unreadReasons.map((reason) => ({ unread: [{ ...unread, reason }] })),
    ...tagCheckReasons.map((reason) => ({ reason, status: null })),
    ...nextSteps.map((nextStep) => ({ nextStep })),
    ...tagWarnings.map((code) => ({ tags, warnings: [{ code, id: null }] })),
    ...sitePlatforms.map((platform) => ({ platform })),
  ];
  for (const change of changes) {
    const described = describeTagCheck({ ...missing, ...change }, catalogue[locale].checkGaTag.answer, {
      ...shown,
      locale,
    });
    expect(JSON.stringify(described)).not.toMatch(
      /[{]\w+[}]|undefined|null|"(?:title|text|next|name|where|word|why|look|what|note|code)":""/,
    );
  }
});

test('the ticket names the site and what was found', () => {
  const { ticket = '' } = describeTagCheck(
    { ...missing, tags: [{ ...tag, kind: 'google-ads', id: 'AW-1' }] },
    messages,
    shown,
  );
  const link = new URL(ticket);
  expect(link.pathname).toBe(settings.email);
  expect(link.searchParams.get('subject')).toBe('GA code missing: www.shop.example');
  expect(link.searchParams.get('body')).toContain(
    `Website: ${missing.url}\r\nFound by the tag check: Google Ads AW-1`,
  );
});

test('“found” names the file and the line of each tag that counts, and shows the call', () => {
  const evidence = { file: 'www.shop.example/app.js', line: 3, call: "gtag('config', 'G-0EXAMPLE00')" };
  const inside = { ...tag, place: 'container', within: 'GTM-EXAMPL0', section: null, line: null } as const;
  const idle = { ...tag, id: 'G-0EXAMPLE01', counts: false, evidence };
  const tags = [{ ...tag, evidence }, { ...tag, evidence }, inside, idle];
  const described = describeTagCheck({ ...missing, verdict: 'found', state: 'found', tags }, messages, shown);
  expect(described.evidence).toEqual([
    { id: 'G-0EXAMPLE00', where: 'www.shop.example/app.js, line 3', call: "gtag('config', 'G-0EXAMPLE00')" },
    { id: 'G-0EXAMPLE00', where: 'Inside GTM-EXAMPL0', call: '' },
  ]);
  expect(described.read).toEqual([]);
});

test('“none” lists what was read, and sends no one to look elsewhere', () => {
  const read = [...(missing.read ?? []), { kind: 'script', what: 'www.shop.example/app.js' } as const];
  const described = describeTagCheck({ ...missing, read }, messages, shown);
  expect(described.read).toEqual([
    { kind: 'Page', what: 'www.shop.example/' },
    { kind: 'Script', what: 'www.shop.example/app.js' },
  ]);
  expect(described.evidence).toEqual([]);
  expect(described.text).not.toContain('Tag Assistant');
});

test('“cannot say” names what could not be read, and how a person can look', () => {
  const gaps = ['a', 'b', 'c', 'd'].map((name) => ({ ...unread, what: `www.shop.example/${name}.js` }));
  const reply = { ...missing, verdict: 'unknown', state: 'unseen', nextStep: 'check-unread' } as const;
  const describeGaps = (some: typeof gaps) =>
    describeTagCheck({ ...reply, unread: some }, messages, shown).text;
  expect(describeGaps(gaps.slice(0, 1))).toMatch(
    /Tag Assistant.*network panel.*: www\.shop\.example\/a\.js\.$/,
  );
  expect(describeGaps(gaps)).toMatch(
    /: www\.shop\.example\/a\.js, www\.shop\.example\/b\.js,? and 2 more\.$/,
  );
  const refused = { ...missing, verdict: 'unknown', state: 'refused', reason: 'bot-wall' } as const;
  expect(describeTagCheck({ ...refused, nextStep: 'allow-check' }, messages, shown).text).toContain(
    'Tag Assistant',
  );
});

test('a tag is located by section and line, or by its container', () => {
  const { tags } = describeTagCheck(
    {
      ...missing,
      verdict: 'found',
      state: 'found',
      tags: [tag, { ...tag, place: 'container', within: 'GTM-EXAMPL0', section: null, line: null }],
    },
    messages,
    shown,
  );
  expect(tags.map(({ where }) => where)).toEqual(['Script in <head>, line 14', 'Inside GTM-EXAMPL0']);
});

test('unread parts are listed, and the result neither denies Analytics nor suggests a ticket', () => {
  const described = describeTagCheck(
    {
      ...missing,
      verdict: 'unknown',
      state: 'unseen',
      unread: [unread, { ...unread, kind: 'page', what: '', line: null, reason: 'too-long' }],
      nextStep: 'check-unread',
    },
    messages,
    shown,
  );
  expect(described).toMatchObject({ tone: 'unknown', title: messages.titles.unseen, ticket: undefined });
  expect(described.unread).toEqual([
    {
      what: 'www.shop.example/app.js',
      line: '9',
      why: 'We got no usable response',
      look: 'Whoever builds the site',
    },
    { what: 'The page', line: '–', why: 'Longer than we read', look: 'The source of the page' },
  ]);
});

test('an id that nothing loads is unconfirmed on the map, and not reported as found in the developer’s note', () => {
  const { map, developer, unread } = describeTagCheck(
    {
      ...missing,
      verdict: 'unknown',
      state: 'unseen',
      tags: [{ ...tag, place: 'inline-script', counts: false }],
      unread: [{ kind: 'loader', what: tag.id, line: 14, position: 0.1, reason: 'unseen' }],
      nextStep: 'check-loader',
    },
    messages,
    shown,
  );
  expect(map?.rows.flatMap(({ pin }) => (pin ? [[pin.name, pin.word]] : []))).toEqual([
    [tag.id, 'Unconfirmed'],
  ]);
  expect(unread).toMatchObject([{ what: `Script that loads ${tag.id}` }]);
  expect(developer?.text).toContain('Found: no tag');
});

test('a page with only retired tags has its own title and tone, and a ticket', () => {
  const described = describeTagCheck(
    { ...missing, verdict: 'retired', state: 'retired', nextStep: 'replace-retired' },
    messages,
    shown,
  );
  expect(described).toMatchObject({ tone: 'old', title: 'Only a retired GA code is on this page.' });
  expect(described.ticket).toContain('mailto:');
});

test('a busy check does not say that the site was slow', () => {
  const busy = {
    ...missing,
    verdict: 'unknown',
    state: 'timeout',
    reason: 'busy',
    nextStep: 'try-later',
  } as const;
  expect(describeTagCheck(busy, messages, shown).title).toBe(messages.busy);
});

test('an unreadable site has neither ticket nor notes, but shows the request and its response', () => {
  const refused = describeTagCheck(
    {
      ...missing,
      verdict: 'unknown',
      state: 'refused',
      reason: 'forbidden',
      status: 403,
      finalUrl: null,
      outline: null,
      nextStep: 'allow-check',
    },
    messages,
    shown,
  );
  expect(refused).toMatchObject({ tone: 'unknown', ticket: undefined, notes: [] });
  expect(refused.text).toContain('www.shop.example answered our request with 403');
  expect(refused.agent).toBe('User-Agent: ForespanTagCheck/1.0');
  expect(refused.map?.rows.map(({ lines, code }) => `${lines} ${code}`.trim())).toEqual([
    `GET ${missing.url}`,
    '403 Turned away',
    '<head>',
    '<body>',
  ]);
});

test('a warning without an id is omitted if the same one has an id', () => {
  const { notes } = describeTagCheck(
    {
      ...missing,
      warnings: [
        { code: 'retired', id: 'UA-1-1' },
        { code: 'retired', id: null },
        { code: 'cut', id: null },
      ],
    },
    messages,
    shown,
  );
  expect(notes).toEqual([messages.warnings.retired.replace('{id}', 'UA-1-1'), messages.warnings.cut]);
});

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

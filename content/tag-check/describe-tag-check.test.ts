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
import { messages, missing, shown, tag, unread } from './testing/results.ts';

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

test('the English sentences are those of the specification', () => {
  const { titles, ticket } = catalogue.en.checkGaTag.answer;
  expect(titles.found).toBe('Good! GA code is added.');
  expect(`${titles.missing} ${ticket.before}${settings.email}${ticket.after}`).toBe(
    `We detected that your website does not have a GA code. Please submit a ticket on this ID: ${settings.email} to add the GA code.`,
  );
});

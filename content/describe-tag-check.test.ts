import { expect, test } from 'vitest';
import { locales } from '../contract/locales.ts';
import {
  nextSteps,
  type TagCheckReply,
  tagCheckReasons,
  tagCheckStates,
  tagConfidences,
  tagKinds,
  tagPlaces,
  tagWarnings,
  unreadKinds,
  unreadReasons,
  verdictOf,
} from '../contract/tag-check.ts';
import { describeTagCheck } from './describe-tag-check.ts';
import { catalogue } from './messages/catalogue.ts';
import { settings } from './settings.ts';

const missing: TagCheckReply = {
  message: 'No Google Analytics tags found.',
  verdict: 'none',
  state: 'missing',
  reason: null,
  url: 'https://www.shop.example/?a=1&b=2',
  finalUrl: 'https://www.shop.example/?a=1&b=2',
  status: 200,
  tags: [],
  warnings: [],
  unread: [],
  consentDefault: false,
  headEnds: 0.2,
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
} as const;
const unread = { kind: 'script', what: 'www.shop.example/app.js', line: 9, reason: 'refused' } as const;
const words = catalogue.en.checkGaTag.answer;

test.each(locales)('in %s every code has its sentence, and no name in braces is left', (locale) => {
  const tags = [
    ...tagKinds.map((kind) => ({ ...tag, kind, id: null })),
    ...tagPlaces.map((place) => ({ ...tag, place, within: 'GTM-EXAMPL0' })),
    ...tagConfidences.map((confidence) => ({ ...tag, confidence })),
  ];
  const changes: Partial<TagCheckReply>[] = [
    ...tagCheckStates.map((state) => ({ state, verdict: verdictOf(state) })),
    ...unreadKinds.map((kind) => ({ unread: [{ ...unread, kind }] })),
    ...unreadReasons.map((reason) => ({ unread: [{ ...unread, reason }] })),
    ...tagCheckReasons.map((reason) => ({ reason, status: null })),
    ...nextSteps.map((nextStep) => ({ nextStep })),
    ...tagWarnings.map((code) => ({ tags, warnings: [{ code, id: null }] })),
  ];
  for (const change of changes) {
    const described = describeTagCheck({ ...missing, ...change }, catalogue[locale].checkGaTag.answer);
    expect(JSON.stringify(described)).not.toMatch(/[{]\w+[}]|undefined|null|""/);
  }
});

test('the ticket names the site and what was found', () => {
  const { ticket = '' } = describeTagCheck(
    { ...missing, tags: [{ ...tag, kind: 'google-ads', id: 'AW-1' }] },
    words,
  );
  const link = new URL(ticket);
  expect(link.pathname).toBe(settings.email);
  expect(link.searchParams.get('subject')).toBe('GA code missing: www.shop.example');
  expect(link.searchParams.get('body')).toContain(
    `Website: ${missing.url}\r\nFound by the tag check: Google Ads AW-1`,
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
    words,
  );
  expect(tags.map(({ where }) => where)).toEqual(['Script in <head>, line 14', 'Inside GTM-EXAMPL0']);
});

test('what was not read is listed, and the answer neither denies Analytics nor asks for a ticket', () => {
  const described = describeTagCheck(
    {
      ...missing,
      verdict: 'unknown',
      state: 'unseen',
      unread: [unread, { ...unread, kind: 'page', what: '', line: null, reason: 'too-long' }],
      nextStep: 'check-unread',
    },
    words,
  );
  expect(described).toMatchObject({ tone: 'unknown', title: words.titles.unseen, ticket: undefined });
  expect(described.unread).toEqual([
    'www.shop.example/app.js, line 9: we got no usable response',
    'The page: longer than we read',
  ]);
});

test('only retired tags have a title and a tone of their own, and a ticket', () => {
  const described = describeTagCheck(
    { ...missing, verdict: 'retired', state: 'retired', nextStep: 'replace-retired' },
    words,
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
  expect(describeTagCheck(busy, words).title).toBe(words.busy);
});

test('a site that cannot be read has neither ticket nor notes, but what was asked and answered', () => {
  const refused = describeTagCheck(
    {
      ...missing,
      verdict: 'unknown',
      state: 'refused',
      reason: 'forbidden',
      status: 403,
      finalUrl: null,
      nextStep: 'allow-check',
    },
    words,
  );
  expect(refused).toMatchObject({ tone: 'unknown', ticket: undefined, notes: [] });
  expect(refused.text).toContain('www.shop.example answered our request with 403');
  expect(refused.facts).toEqual({ asked: `GET ${missing.url}`, answered: '403' });
});

test('a warning without an id is left out where the same one names an id', () => {
  const { notes } = describeTagCheck(
    {
      ...missing,
      warnings: [
        { code: 'retired', id: 'UA-1-1' },
        { code: 'retired', id: null },
        { code: 'cut', id: null },
      ],
    },
    words,
  );
  expect(notes).toEqual([words.warnings.retired.replace('{id}', 'UA-1-1'), words.warnings.cut]);
});

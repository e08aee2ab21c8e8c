import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { adSpendBands } from './ad-spend.ts';
import { readFieldErrors } from './problem.ts';
import { choice, email, emailKey, line, paragraph, titleCase, webAddress, withScheme } from './text.ts';
import { application, applicationFields } from './waitlist.ts';

function errorCode(schema: z.ZodMiniType, value: unknown): string | undefined {
  const { error } = schema.safeParse(value);
  return error && [...readFieldErrors(error).values()][0]?.code;
}

const anyText = fc.string({ unit: 'binary', maxLength: 300 });

describe('a line of text', () => {
  test('comes out trimmed and composed', () => {
    expect(line.parse('  Zoe\u0308  ')).toBe('Zoë');
  });

  test('has spaces instead of tabs', () => {
    expect(line.parse('\tZoë\t\tMüller\t')).toBe('Zoë Müller');
  });

  test.each([
    [undefined, 'required'],
    [null, 'required'],
    ['', 'required'],
    ['  \u00a0 ', 'required'],
    [7, 'wrongType'],
    [['a'], 'wrongType'],
    [' \t ', 'required'],
    ['\u202e\u0000\u200b\ufeff', 'required'],
    ['\u3164\u115f', 'required'],
    ['\ud800', 'required'],
    ['x'.repeat(201), 'tooLong'],
    ['😀'.repeat(201), 'tooLong'],
  ])('%j is refused as %s', (value, code) => {
    expect(errorCode(line, value)).toBe(code);
  });

  test.each([
    ['a\u202eb\u202c', 'ab'],
    ['\u2066a\u2069\u200eb', 'ab'],
    ['a\u0000b\u0007\u007f', 'ab'],
    ['\ufeffa\u200bb\u2060\u00ad', 'ab'],
    ['a\ud83d', 'a'],
    ['a\u{e0061}\u{e0062}b', 'ab'],
    ['\u200da \u200cb', 'a b'],
    ['a\u000bb', 'a b'],
    ['a\r\nb\u2028c', 'a b c'],
    ['e\u200b\u0301', 'é'],
  ])('%j loses its invisible characters: %j', (typed, stored) => {
    expect(line.parse(typed)).toBe(stored);
  });

  test.each([
    'می\u200cخواهم',
    'ශ්\u200dරී ලංකා',
    'അവന്\u200d',
    '👩\u200d👩\u200d👧\u200d👦',
    '👩🏽\u200d💻',
    '❤\ufe0f\u200d🔥',
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    '葛\u{e0100}城市',
    'ᠮᠣᠩᠭᠣᠯ\u180b',
  ])('%s keeps the invisible characters that it needs', (text) => {
    expect(line.parse(text)).toBe(text);
  });

  test('has up to 200 characters, however many UTF-16 units they take', () => {
    expect(line.parse('😀'.repeat(200))).toBe('😀'.repeat(200));
    const { error } = line.safeParse(` ${'😀'.repeat(212)} `);
    expect(error && readFieldErrors(error).get('')).toEqual({ code: 'tooLong', max: 200, count: 212 });
  });

  test('whatever is accepted can be stored and read back: bounded, well formed, without control characters', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { data } = line.safeParse(text);
        if (data === undefined) return;
        expect(data).toBe(data.trim().normalize('NFC'));
        expect(data.length).toBeGreaterThan(0);
        expect([...data].length).toBeLessThanOrEqual(200);
        expect(data.isWellFormed()).toBe(true);
        expect(data).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069\u200b\ufeff]/u);
      }),
    );
  });

  test('accepted input is accepted again and stays the same', () => {
    const part = fc.constantFrom(
      ...'ae1 \u0301\u094d\u200c\u200d\u200b\u202e\t\n😀🏴',
      '\u{e0067}',
      '\u{e007f}',
    );
    const anyParts = fc.array(part, { maxLength: 12 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(anyText, anyParts), (text) => {
        const { data } = line.safeParse(text);
        if (data !== undefined) expect(line.parse(data)).toBe(data);
        const stored = paragraph.parse(text);
        expect(paragraph.parse(stored)).toBe(stored);
      }),
      { numRuns: 2_000 },
    );
  });
});

test('a paragraph may have several lines, or none', () => {
  expect(paragraph.parse('a\r\nb\tc')).toBe('a\nb\tc');
  expect(paragraph.parse(undefined)).toBe('');
  expect(paragraph.parse('a\u0007\u202eb\u000bc\u2029d')).toBe('ab\nc\nd');
  expect(paragraph.parse('שלום\u200f!')).toBe('שלום\u200f!');
  expect(errorCode(paragraph, 'x'.repeat(8_001))).toBe('tooLong');
});

describe('an email address', () => {
  test.each([
    'a@b.co',
    'zoe.m+x@sub.agency.example',
    "o'neil@agency.example",
    'zoe@müller.de',
    'a@xn--mller-kva.de',
  ])('%s is one', (address) => {
    expect(email.parse(` \u200b${address}\u200d\ufeff `)).toBe(address);
  });

  test.each([
    'jane@agency',
    'jane',
    '@agency.example',
    'a@b@c.de',
    'a b@c.de',
    '.a@c.de',
    'a..b@c.de',
    'a@-c.de',
    'a@c.1',
    'a@c..de',
    '<a@c.de>',
    'a@c.de,b@c.de',
    `${'x'.repeat(65)}@c.de`,
  ])('%s is none', (address) => {
    expect(errorCode(email, address)).toBe('invalidEmail');
  });

  test('every ordinary address is one, and its key does not depend on case', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (address) => {
        fc.pre(address.length <= 200 && address.indexOf('@') <= 64);
        expect(email.parse(address)).toBe(address);
        expect(emailKey(address.toUpperCase())).toBe(emailKey(address.toLowerCase()));
      }),
    );
  });
});

describe('a web address', () => {
  const website = webAddress('invalidWebsite');

  test.each([
    ['agency.example', 'https://agency.example'],
    ['http://agency.example/a?b#c', 'http://agency.example/a?b#c'],
    ['HTTPS://Agency.Example', 'HTTPS://Agency.Example'],
    ['müller.de', 'https://müller.de'],
    ['\u200bhttps://agency.example\u200d', 'https://agency.example'],
    ['agency.example:8080', 'https://agency.example:8080'],
  ])('%s is one', (typed, stored) => {
    expect(website.parse(typed)).toBe(stored);
  });

  test.each([
    'agency',
    'http://',
    'https:',
    'ftp://agency.example',
    'javascript:alert(1)',
    'https://user:pw@agency.example',
    'https://agency .example',
    'https://127.0.0.1',
    'https://[::1]',
    'https://agency..example',
    'mailto:a@b.co',
  ])('%s is none', (typed) => {
    expect(errorCode(website, typed)).toBe('invalidWebsite');
  });

  test('what is accepted starts with http:// or https:// and parses', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl(), anyText, fc.domain()), (typed) => {
        const { data } = website.safeParse(typed);
        if (data === undefined) return;
        expect(data).toMatch(/^https?:\/\//i);
        expect(URL.canParse(data)).toBe(true);
      }),
    );
  });
});

describe('the scheme', () => {
  test.each([
    '',
    'h',
    'ht',
    'http',
    'https',
    'http:',
    'https:/',
    'https://',
    'HTTP://x',
    'https://agency.example',
  ])('is left to who types %j', (typed) => {
    expect(withScheme(typed)).toBe(typed);
  });

  test.each(['a', 'hx', 'httpx', 'https:x', '/', 'www.'])('is put before %j', (typed) => {
    expect(withScheme(typed)).toBe(`https://${typed}`);
  });

  test('is put once, however a text is typed', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const once = withScheme(text);
        expect(withScheme(once)).toBe(once);
      }),
    );
  });

  test('is put before the visible text', () => {
    expect(withScheme('\u200b\u202ehttps://agency.example')).toBe('https://agency.example');
    expect(withScheme('\ufeffagency.example')).toBe('https://agency.example');
  });

  test('can be typed by hand, letter by letter, in front of any domain', () => {
    fc.assert(
      fc.property(fc.constantFrom('http://', 'https://'), fc.domain(), (scheme, domain) => {
        let field = '';
        for (const letter of scheme + domain) field = withScheme(field + letter);
        expect(field).toBe(scheme + domain);
      }),
    );
  });
});

describe('title case', () => {
  test.each([
    ['jane doe', 'Jane Doe'],
    ['mcDonald', 'McDonald'],
    ['élan vital', 'Élan Vital'],
    ['ßx', 'ßx'],
    ['o’neil  and   sons', 'O’neil  And   Sons'],
    ['3m company', '3m Company'],
  ])('%s becomes %s', (typed, written) => {
    expect(titleCase(typed)).toBe(written);
  });

  test('touches first letters only and nothing twice', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const written = titleCase(text);
        expect(titleCase(written)).toBe(written);
        expect(written.length).toBe(text.length);
        expect(written.toLowerCase()).toBe(text.toLowerCase());
      }),
    );
  });
});

test('a choice outside the options is refused, and a missing one is the default', () => {
  const spend = choice(adSpendBands);
  expect(spend.parse(undefined)).toBe('$100K–$500K');
  fc.assert(
    fc.property(fc.anything(), (value) => {
      fc.pre(value !== undefined && !adSpendBands.some((band) => band === value));
      expect(errorCode(spend, value)).toBe('invalidChoice');
    }),
  );
});

test('no body makes the schema throw: it is accepted whole or rejected field by field', () => {
  const body = fc.record(
    Object.fromEntries(applicationFields.map((field) => [field, fc.oneof(anyText, fc.anything())])),
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(body, (sent) => {
      const { data, error } = application.safeParse(sent);
      if (data) expect(Object.keys(data)).toEqual(applicationFields);
      else
        expect(
          [...readFieldErrors(error).keys()].every((field) =>
            (applicationFields as string[]).includes(field),
          ),
        ).toBe(true);
    }),
  );
});

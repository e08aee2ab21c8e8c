import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { fieldCodesOf } from './problem.ts';
import { choice, email, emailKey, line, paragraph, titleCase, webAddress, withScheme } from './text.ts';
import { adSpendBands, application, applicationFields } from './waitlist.ts';

function codeOf(schema: z.ZodMiniType, value: unknown): string | undefined {
  const { error } = schema.safeParse(value);
  return error && [...fieldCodesOf(error).values()][0];
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
    ['a\nb', 'unreadable'],
    ['a\u202eb', 'unreadable'],
    ['a\u2066b', 'unreadable'],
    ['a\u0000', 'unreadable'],
    ['\ud800', 'unreadable'],
    ['x'.repeat(201), 'tooLong'],
  ])('%j is refused as %s', (value, code) => {
    expect(codeOf(line, value)).toBe(code);
  });

  test('whatever is accepted can be stored and read back: bounded, well formed, without control characters', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { data } = line.safeParse(text);
        if (data === undefined) return;
        expect(data).toBe(data.trim().normalize('NFC'));
        expect(data.length).toBeGreaterThan(0);
        expect(data.length).toBeLessThanOrEqual(200);
        expect(data.isWellFormed()).toBe(true);
        expect(data).not.toMatch(/\p{Cc}/u);
      }),
    );
  });

  test('what is accepted once is accepted again and stays the same', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { data } = line.safeParse(text);
        if (data !== undefined) expect(line.parse(data)).toBe(data);
      }),
    );
  });
});

test('a paragraph may have several lines, or none', () => {
  expect(paragraph.parse('a\r\nb\tc')).toBe('a\nb\tc');
  expect(paragraph.parse(undefined)).toBe('');
  expect(codeOf(paragraph, 'a\u0007')).toBe('unreadable');
});

describe('an email address', () => {
  test.each([
    'a@b.co',
    'zoe.m+x@sub.agency.example',
    "o'neil@agency.example",
    'zoe@müller.de',
    'a@xn--mller-kva.de',
  ])('%s is one', (address) => {
    expect(email.parse(` ${address} `)).toBe(address);
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
    expect(codeOf(email, address)).toBe('invalidEmail');
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
    expect(codeOf(website, typed)).toBe('invalidWebsite');
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
      expect(codeOf(spend, value)).toBe('invalidChoice');
    }),
  );
});

test('no body makes the application throw: it is accepted whole or refused field by field', () => {
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
          [...fieldCodesOf(error).keys()].every((field) => (applicationFields as string[]).includes(field)),
        ).toBe(true);
    }),
  );
});

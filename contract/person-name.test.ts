import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { createJobApplication } from './job-application.ts';
import { bookMeeting } from './meeting.ts';
import { isPersonName, personName } from './person-name.ts';
import { readFieldErrors } from './problem.ts';
import { createLead } from './sales.ts';
import { createSupportRequest } from './support.ts';
import { createApplication } from './waitlist.ts';

function errorCode(schema: z.ZodMiniType, value: unknown, field = ''): string | undefined {
  const { error } = schema.safeParse(value);
  return error && readFieldErrors(error).get(field)?.code;
}

describe('a name', () => {
  test.each([
    "O'Brien",
    'O’Brien',
    'Jean-Luc',
    'Dr. Müller',
    'St. John',
    'J.R.R. Tolkien',
    'J. R. R. Tolkien',
    'A.J.',
    'A. J. Foyt IV',
    'Martin Luther King Jr.',
    'Sammy Davis, Jr.',
    'Dipl.-Ing. Anna Groß',
    'Prof. Dr. Dr. h.c. Max Mustermann',
    'Jane Doe, Ph.D.',
    'Nguyễn Thị Minh Khai',
    '山田太郎',
    'ジョン・スミス',
    'محمد بن سلمان',
    'שרה כהן',
    'علی\u200cرضا رضایی',
    'Владимир Ильич',
    'ประยุทธ์ จันทร์โอชา',
    'Gal·la Marcel·lí',
    'Kumar a/l Raju',
    'Zoë "Zo" Müller (she/her)',
    'Ole & Anna',
    'X Æ A-12',
    'Louis 14',
    'John Smith 3rd',
    'María de los Ángeles Núñez y Ortega',
    'Wwwilliam',
    'Ng',
    'O',
    '😀 Zoë',
  ])('can be %s', (name) => {
    expect(personName.parse(name)).toBe(name);
  });

  test.each([
    ['Dr.Müller', 'Dr. Müller'],
    ['St.John', 'St. John'],
    ['J.R.R.Tolkien', 'J.R.R. Tolkien'],
    ['Max Müller, M.Sc.', 'Max Müller, M. Sc.'],
    ['Ｊ．Smith', 'Ｊ． Smith'],
    ['x.com', 'x. com'],
  ])('%s gets the space that is missing: %s', (typed, stored) => {
    expect(personName.parse(typed)).toBe(stored);
    expect(personName.parse(stored)).toBe(stored);
  });

  test.each([
    'evil.com',
    'Evil.Com',
    'evil。com',
    'evil．com',
    'evil｡com',
    'evil․com',
    'evil﹒com',
    'evil۔com',
    'evilꓸcom',
    'ｅｖｉｌ．ｃｏｍ',
    '𝐞𝐯𝐢𝐥.𝐜𝐨𝐦',
    'evil\u200b.\u200bcom',
    'evil.\u00adcom',
    'Prize at win.example/now',
    'bücher.例え',
    'пример.рф',
    'evil.xn--p1ai',
    'dr.evil.com',
    'Dr. Evil.com',
    't.me/prize',
    'https://evil',
    'HTTPS：／／evil',
    'www evil com',
    'mailto:evil',
    'Call: me',
    'call me@evil',
    'me＠evil',
    '127.0.0.1',
    '555-0100 22',
    'Call +1 (202) 555 0142',
    '1 2 3 4 5',
    '１２３４５',
    '٠١٢٣٤',
    '①②③④⑤',
  ])('cannot be %j', (text) => {
    expect(errorCode(personName, text)).toBe('notAName');
  });

  test.each([
    ['\u202eZoë', 'Zoë'],
    ['Zo\u2066ë\u2069 M\u0000üller', 'Zoë Müller'],
    ['Zoë\nMüller\ud800', 'Zoë Müller'],
    ['\u200fמשה\u200e', 'משה'],
  ])('%j loses its invisible characters', (typed, stored) => {
    expect(personName.parse(typed)).toBe(stored);
  });

  test.each(['evil\u202e.\u202ccom', 'ev\u0000il.com', 'evil.\ncom@x', '\u2067evil.com'])(
    'cannot hide a link behind the invisible characters of %j',
    (text) => {
      expect(errorCode(personName, text)).toBe('notAName');
    },
  );

  test('is never stored as something our mails would not repeat', () => {
    const part = fc.constantFrom(...'aé。．.｡ \t\u200b@:/-1２x', 'com', 'Dr', 'www', 'J');
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const { data } = personName.safeParse(parts.join(''));
        if (data === undefined) return;
        expect(isPersonName(data)).toBe(true);
        expect(personName.parse(data)).toBe(data);
      }),
      { numRuns: 2_000 },
    );
  });
});

test.each([
  ['the waitlist', createApplication, 'fullName'],
  ['sales', createLead, 'fullName'],
  ['support', createSupportRequest, 'name'],
  ['meetings', bookMeeting, 'name'],
  ['jobs', createJobApplication, 'fullName'],
] as const)('the form of %s takes no link for a name', (_form, { body }, field) => {
  expect(errorCode(body, { [field]: 'evil。com' }, field)).toBe('notAName');
  expect(errorCode(body, { [field]: 'Dr. Zoë O’Brien-Müller' }, field)).toBeUndefined();
});

test('an agency may be named like its domain', () => {
  expect(createApplication.body.shape.agencyName.parse('Booking.com')).toBe('Booking.com');
});

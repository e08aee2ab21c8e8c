import type { Schema } from './operation.ts';

const texts = [
  '',
  ' ',
  '\t',
  '\0',
  'a\0b',
  '\ud800',
  'x\udfffy',
  '\ufeffmark',
  '\u202eright to left',
  'a\u0301'.repeat(150),
  '\u{1f4a9}',
  '\u2028\u2029\u0085',
  'x'.repeat(5_000),
  'x'.repeat(60_000),
  '9'.repeat(400),
  'Zoë\r\nX-Evil: 1',
  '../../../../etc/passwd',
  "' or 1=1; drop table events; --",
  '"><script>window.__owned=1</script>',
  '=HYPERLINK("http://evil.example")',
  '{{7*7}}#{7*7}<%= 7*7 %>',
  '%00%0d%0a%zz',
  'NaN',
  'Infinity',
  '-1',
  '1e999',
  '0x10',
  'null',
  'undefined',
  '[object Object]',
  '__proto__',
  'constructor',
  '0000-00-00',
  '2026-02-30',
  '+275760-09-13',
  '9999-12-31T23:59:59.999Z',
  '-271821-04-20T00:00:00.000Z',
  'a@b.c,d@e.f',
  '"a b"@c.example',
  'http://127.0.0.1/',
  'http://[::1]:22/',
  'javascript:alert(1)',
  'gopher://x/_',
  '////',
  '\\\\evil.example\\share',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '00000000-0000-0000-0000-000000000000',
  'WyJuYW1lIiwiXHUwMDAwIiwiMDAwMDAwMDAtMDAwMC03MDAwLTgwMDAtMDAwMDAwMDAwMDAwIiwxXQ',
];

/** Values that no field expects. */
export const hostileValues: readonly unknown[] = [
  ...texts,
  ...[null, true, false, 0, -0, -1, 0.1, 1e308, -1e308, 5e-324, 2 ** 53, -(2 ** 31) - 1],
  ...[[], {}, [[]], [null], ['a', 'b'], { length: 1e9 }, { toString: null }, { $ne: '' }],
  nested(60),
];

/** Values that break a field's schema. */
export function invalidValues({ type, maxLength, minimum, maximum, enum: known }: Schema): unknown[] {
  return [
    ...(type === 'string' ? [7, ['text'], { text: 'text' }] : ['text', '7', [7]]),
    ...(maxLength === undefined ? [] : ['x'.repeat(maxLength), 'x'.repeat(maxLength + 1)]),
    ...(minimum === undefined ? [] : [minimum - 1]),
    ...(maximum === undefined ? [] : [maximum + 1]),
    ...(known ? [`${known[0]} `, String(known[0]).toUpperCase()] : []),
  ];
}

function nested(depth: number): unknown {
  return depth === 0 ? 'deep' : { a: [nested(depth - 1)] };
}

import { expect, test } from 'vitest';
import { checkTag } from './tag-check.ts';

function read(websiteUrl: unknown): string {
  const parsed = checkTag.body.safeParse({ websiteUrl });
  return parsed.success ? parsed.data.websiteUrl : `! ${parsed.error.issues[0]?.message}`;
}

test.each([
  ['https://www.shop.example/a?b#c', 'https://www.shop.example/a?b#c'],
  ['  shop.example ', 'shop.example'],
  ['HTTP://shop.example', 'HTTP://shop.example'],
  ['not an address', 'not an address'],
])('%j is asked about as %j', (typed, asked) => {
  expect(read(typed)).toBe(asked);
});

test.each([
  ['', '! required'],
  [' \t', '! required'],
  [undefined, '! required'],
  [null, '! required'],
  [7, '! wrongType'],
  [['https://shop.example'], '! wrongType'],
  [`https://shop.example/${'a'.repeat(2_000)}`, '! tooLong'],
])('%j is turned down', (typed, problem) => {
  expect(read(typed)).toBe(problem);
});

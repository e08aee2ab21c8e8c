import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { HttpError } from '../http-error.ts';
import { createPasswords, generatePassword } from './passwords.ts';

test('a hash records its parameters, is salted, and matches only its password', async () => {
  const passwords = createPasswords();
  const [first = '', second] = await Promise.all([
    passwords.hash('one and the same'),
    passwords.hash('one and the same'),
  ]);
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(first).not.toBe(second);
  expect(await passwords.matches('one and the same', first)).toBe(true);
  expect(await passwords.matches('one and the samE', first)).toBe(false);
  expect(await passwords.matches('', first)).toBe(false);
  expect(await passwords.matches('one and the same', undefined)).toBe(false);
});

test('a flood of attempts is refused and does not block the server', async () => {
  const passwords = createPasswords({ atOnce: 1, waiting: 2 });
  const tries = Array.from({ length: 10 }, () => passwords.matches('x', undefined).catch((error) => error));
  let turns = 0;
  const settled = Promise.all(tries).finally(() => {
    turns = -1;
  });
  while (turns >= 0 && turns < 20) {
    await turn();
    if (turns >= 0) turns++;
  }
  expect(turns).toBe(20);
  const responses = await settled;
  expect(responses.filter((response) => response === false)).toHaveLength(3);
  expect(
    responses.filter((response) => response instanceof HttpError && response.statusCode === 503),
  ).toHaveLength(7);
  expect(await passwords.matches('x', undefined)).toBe(false);
});

test('an operator in a known browser goes ahead of a flood', async () => {
  const passwords = createPasswords({ atOnce: 1, waiting: 2 });
  const responded: string[] = [];
  const strangers = Array.from({ length: 5 }, () =>
    passwords.matches('x', undefined).then(
      () => responded.push('stranger'),
      () => responded.push('turned away'),
    ),
  );
  const operator = passwords.matches('x', undefined, true).then(() => responded.push('operator'));
  await Promise.all([...strangers, operator]);
  const expected = ['turned away', 'turned away', 'stranger', 'operator', 'stranger', 'stranger'];
  expect(responded).toEqual(expected);
});

test('a generated password is long and unique', () => {
  expect(generatePassword()).toMatch(/^[\w-]{24}$/);
  expect(generatePassword()).not.toBe(generatePassword());
});

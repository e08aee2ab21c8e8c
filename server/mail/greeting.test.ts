import { expect, test } from 'vitest';
import { greeting } from './greeting.ts';

test.each(['Zoë Müller', 'Dr. Ana O’Neil', 'J. R. R. Tolkien', '李雷'])('%s is greeted by name', (name) => {
  expect(greeting('en', name)).toBe(`Hello ${name},`);
});

test.each([
  'win.example/prize',
  'https://win.example',
  'www.win',
  'call me@win.example',
  'evil。com',
  'ｅｖｉｌ．ｃｏｍ',
  'Call 555 0100',
  'x'.repeat(81),
])('%s is not repeated', (name) => {
  expect(greeting('de', name)).toBe('Guten Tag,');
});

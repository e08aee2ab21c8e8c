import { expect, test } from 'vitest';
import { ownScript } from '../testing/own-script.ts';
import { readBundle } from './bundle.ts';

const id = 'G-7K2M4Q9XTB';
const setup = `;gtag('config','${id}');`;
const strings = Array.from({ length: 100_000 }, (_, i) => `"s${i}"`);
/** The ids in a script, and the reason if it counts as unread. */
function read(source: string): (string | null)[] {
  const { sightings, hidden } = readBundle(source, ownScript, new URL('https://www.shop.example/'));
  return [...sightings.map((seen) => seen.id), ...hidden.map(({ reason }) => reason)];
}

test.for([
  ['brackets', `${'['.repeat(200_000)}${setup}`],
  ['balanced brackets', `${'['.repeat(200_000)}${']'.repeat(200_000)}${setup}`],
  ['functions', `${'function a(){'.repeat(60_000)}${'}'.repeat(60_000)}${setup}`],
  ['templates', `a=${'`${'.repeat(200_000)}${setup}`],
  ['arrow functions', `${'a=>'.repeat(200_000)}0${setup}`],
  ['conditions', `a=${'b?c:'.repeat(200_000)}0${setup}`],
  ['negations', `a=${'!'.repeat(200_000)}0${setup}`],
])('a script that nests %s without end is cut off and named as unread', ([, source = '']) => {
  expect(read(source)).toEqual(['unreadable']);
});

test('a script with syntax that no browser runs is named as unread, if it may have a tag', () => {
  expect(read(`if (a {${setup}`)).toEqual(['unreadable']);
  expect(read('if (a {')).toEqual([]);
});

test('two megabytes of code, all that is fetched of a script, are read to the end', () => {
  const part = '!function(e){var t=e.a;return t?t.b:document.createElement("script")}({});';
  expect(read(part.repeat(2_000_000 / part.length) + setup)).toEqual([id]);
});

test('a hundred thousand strings do not hide the tag behind them', { tags: ['sweep'] }, () => {
  expect(read(`var a=[${strings.join()}]${setup}`)).toEqual([id]);
  expect(read(`let ${strings.map((_, i) => `a${i}=${i}`).join()}${setup}`)).toEqual([id]);
});

test('texts that double without end use up the budget, and the script is named as unread', () => {
  const doubling = Array.from({ length: 40 }, (_, i) => `a${i + 1}=a${i}+a${i}`).join();
  expect(read(`var a0="x",${doubling};gtag("config",a40);`)).toEqual([]);
  const uses = 'gtag("config",f(f(f(f(a20)))));'.repeat(20_000);
  expect(read(`function f(x){return x+x+f(x)}var a0="x",${doubling};${uses}`)).toEqual(['unreadable']);
});

test('a name that refers to itself causes no endless loop', () => {
  expect(read('var a=b,b=a;function f(x){return f(x)}gtag("config",a);gtag("config",f(a));')).toEqual([]);
});

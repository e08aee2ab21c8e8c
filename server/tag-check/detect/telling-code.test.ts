import { expect, test } from 'vitest';
import type { SyntaxNode } from './parse-script.ts';
import { createPartFilter, isWorthReading } from './telling-code.ts';

const dull = 'function add(a, b) { return a + b; }';
const telling = [
  'function a() { send("G-AB12CD34EF"); }',
  'function a() { return "\\x47-" + rest; }',
  'function a(d) { d.src = host + name; }',
  'function a(node) { node.textContent = code; }',
  'function a(id) { gtag("config", id); }',
  'function a() { return settings.measurementId; }',
  'function a() { return settings.gaId; }',
  'function a() { return atob(text); }',
  'function a() { return import("./shop.js"); }',
  'function a(d) { d.write(text); }',
  'function a() { setTimeout(load, 3000); }',
];

function readParts(parts: string[]): boolean[] {
  const source = parts.join('');
  const canTell = createPartFilter(source);
  let end = 0;
  return parts.map((part) => {
    const start = end;
    end += part.length;
    return canTell({ type: 'FunctionDeclaration', start, end } as SyntaxNode);
  });
}

test.each(telling)(
  'a function that may pass on an id or load a script is read between others: %s',
  (code) => {
    expect(readParts([dull, code, dull])).toEqual([false, true, false]);
  },
);

test('functions that neither name nor load anything are left out, however many there are', () => {
  expect(readParts(Array(500).fill(dull)).some(Boolean)).toBe(false);
  expect(readParts([...Array(500).fill(dull), telling[0] ?? '']).filter(Boolean)).toHaveLength(1);
});

test('a script is read at all if it names a tag or writes a script', () => {
  expect(isWorthReading(dull)).toBe(false);
  expect(isWorthReading('gtag("js", new Date())')).toBe(true);
  expect(isWorthReading('s = document.createElement("script"); s.src = address')).toBe(true);
  expect(isWorthReading('const text = "transcript"')).toBe(false);
});

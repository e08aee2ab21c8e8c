import { expect, test } from 'vitest';
import { decodePage } from './decode-page.ts';

const text = '<meta charset="iso-8859-1"><p>Bäckerei</p>';
const latin = Buffer.from(text, 'latin1');

test('a label that names no encoding is skipped, and the next one counts', () => {
  for (const label of ['utf8mb4', 'none', '"', 'x-unknown'])
    expect(decodePage(latin, `text/html; charset=${label}`)).toBe(text);
  expect(decodePage(Buffer.from('Bäckerei'), 'text/javascript; charset=utf8mb4')).toBe('Bäckerei');
});

test('a byte order mark counts more than a wrong label', () => {
  const bytes = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
  expect(decodePage(bytes, 'text/html; charset=utf-8')).toBe(text);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { importsOf } from '../rooms.ts';
import { drawArchitecture, picturePath } from './draw.ts';
import { levelsOf } from './levels.ts';

test('the picture in the README shows the imports as they are (`npm run picture` draws it anew)', () => {
  const imports = importsOf(join(import.meta.dirname, '../..'));
  expect(readFileSync(picturePath, 'utf8')).toBe(drawArchitecture(imports));
});

test('a part stands above all it looks at, and beside those that look back', () => {
  const imports = [
    ['server/main.ts', 'server/app.ts'],
    ['server/app.ts', 'server/mail/post.ts'],
    ['server/mail/post.ts', 'server/outbox/send.ts'],
    ['server/outbox/send.ts', 'server/mail/letter.ts'],
    ['server/mail/letter.ts', 'server/log.ts'],
    ['web/page.tsx', 'web/log.ts'],
  ].map(([from = '', to = '']) => ({ from, to }));
  expect(levelsOf('server', imports)).toEqual([['main'], ['app'], ['mail', 'outbox'], ['log']]);
});

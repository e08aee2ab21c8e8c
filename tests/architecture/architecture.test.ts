import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { drawArchitecture, picturePath } from './draw.ts';
import { listImports } from './import-rules.ts';
import { sortIntoLevels } from './levels.ts';

test('the diagram in the README matches the imports (`npm run picture` updates it)', () => {
  const imports = listImports(join(import.meta.dirname, '../..'));
  expect(readFileSync(picturePath, 'utf8')).toBe(drawArchitecture(imports));
});

test('a part is above everything it imports, and beside parts with mutual imports', () => {
  const imports = [
    ['server/main.ts', 'server/app.ts'],
    ['server/app.ts', 'server/mail/post.ts'],
    ['server/mail/post.ts', 'server/outbox/send.ts'],
    ['server/outbox/send.ts', 'server/mail/letter.ts'],
    ['server/mail/letter.ts', 'server/log.ts'],
    ['web/page.tsx', 'web/log.ts'],
  ].map(([from = '', to = '']) => ({ from, to }));
  expect(sortIntoLevels('server', imports)).toEqual([['main'], ['app'], ['mail', 'outbox'], ['log']]);
});

import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { brokenReferences, listDocuments } from './checks/documents.ts';

const root = join(import.meta.dirname, '..');
/** The files of CONTRIBUTING.md's example page. */
const examples = ['content/messages/en/press.ts', 'web/pages/press/page.tsx'];

test('every link and every quoted path in the documentation exists', () => {
  const documents = listDocuments(root);
  expect(documents.length).toBeGreaterThan(20);
  const broken = documents.flatMap((document) =>
    brokenReferences(root, document)
      .filter((reference) => !examples.includes(reference))
      .map((reference) => `${document}: ${reference}`),
  );
  expect(broken).toEqual([]);
});

test('a link to a missing file or heading, and a missing path in backticks, are found', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'documents-'));
  await writeFile(
    join(folder, 'a.md'),
    '# Set up “it”\n[a](a.md#set-up-it) [b](b.md) [c](#gone) [d](https://x.example/y) `server/gone.ts` `server/*.ts`',
  );
  expect(brokenReferences(folder, 'a.md')).toEqual(['b.md', '#gone', 'server/gone.ts']);
});

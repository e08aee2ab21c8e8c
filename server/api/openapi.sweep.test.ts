/** @module-tag sweep */
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { onPostgres } from '../testing/on-each-engine.ts';

const { api } = onPostgres();

async function lint(document: object): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'] });
  const source = JSON.stringify(document);
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  return problems.map(({ ruleId, message }) => `${ruleId}: ${message}`);
}

test('a linter finds nothing wrong with the API document', async () => {
  const { app } = await api({ PUBLIC_URL: 'https://www.forespan.example' });
  const document = (await app.inject('/api/openapi.json')).json();
  expect(await lint(document)).toEqual([]);
  const [path = ''] = Object.keys(document.paths);
  const { operationId: _, ...unnamed } = document.paths[path].post;
  document.paths[path].post = unnamed;
  expect((await lint(document)).join()).toContain('operationId');
});

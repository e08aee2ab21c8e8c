import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  findCycle,
  forbiddenImports,
  importsBetweenPages,
  importsOfConsole,
  listImports,
  misdirectedDeliveryImports,
  specifiers,
} from './import-rules.ts';

const imports = listImports(join(import.meta.dirname, '../..'));

test('layers import only what they are allowed to', () => {
  expect(imports.length).toBeGreaterThan(200);
  expect(forbiddenImports(imports)).toEqual([]);
});

test('no page imports from another page', () => {
  expect(importsBetweenPages(imports)).toEqual([]);
  const found = { from: 'web/pages/sales/page.tsx', to: 'web/pages/schedule/art.tsx' };
  expect(importsBetweenPages([found, { from: 'web/pages/sales/page.tsx', to: 'web/ui/link.tsx' }])).toEqual([
    found,
  ]);
});

test('the server shares nothing with the console that is in the console’s folder', () => {
  expect(importsOfConsole(imports)).toEqual([]);
  const found = { from: 'server/admin/commands/bulk.ts', to: 'server/console/bulk.ts' };
  expect(importsOfConsole([found, { from: 'server/services.ts', to: 'server/console/console.ts' }])).toEqual([
    found,
  ]);
});

test('mail, webhook and outbox import in one direction', () => {
  expect(misdirectedDeliveryImports(imports)).toEqual([]);
  const found = { from: 'server/mail/smtp-error.ts', to: 'server/outbox/store.ts' };
  expect(misdirectedDeliveryImports([found, { from: found.to, to: 'server/mail/mailer.ts' }])).toEqual([
    found,
  ]);
});

test('there are no import cycles', () => {
  expect(findCycle(imports)).toBeUndefined();
});

test('a forbidden import is found', () => {
  const forbidden = { from: 'contract/facts.ts', to: 'web/routes.ts' };
  expect(forbiddenImports([forbidden, { from: 'web/a.ts', to: 'contract/facts.ts' }])).toEqual([forbidden]);
  expect(forbiddenImports([{ from: 'server/app.ts', to: 'web/routes.ts' }])).toHaveLength(1);
});

test('an import cycle is found and named', () => {
  const cycle = findCycle([
    { from: 'web/a.ts', to: 'web/b.ts' },
    { from: 'web/b.ts', to: 'web/c.ts' },
    { from: 'web/c.ts', to: 'web/a.ts' },
  ]);
  expect(cycle).toEqual(['web/a.ts', 'web/b.ts', 'web/c.ts', 'web/a.ts']);
});

test('every form of import is recognised', () => {
  const source = `import a from './a.ts';\nimport './b.css';\nexport { c } from './c.ts';\nconst d = import('./d.ts');\nimport {\n  e,\n} from './e.ts';`;
  expect(specifiers(source)).toEqual(['./a.ts', './b.css', './c.ts', './d.ts', './e.ts']);
});

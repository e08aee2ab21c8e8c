import { join } from 'node:path';
import { expect, test } from 'vitest';
import { circle, importsOf, specifiers, wrongWay } from './rooms.ts';

const imports = importsOf(join(import.meta.dirname, '..'));

test('rooms look only where the arrows point', () => {
  expect(imports.length).toBeGreaterThan(200);
  expect(wrongWay(imports)).toEqual([]);
});

test('no file imports itself by a detour', () => {
  expect(circle(imports)).toBeUndefined();
});

test('an import against the arrows is found', () => {
  const forbidden = { from: 'contract/facts.ts', to: 'web/routes.ts' };
  expect(wrongWay([forbidden, { from: 'web/a.ts', to: 'contract/facts.ts' }])).toEqual([forbidden]);
  expect(wrongWay([{ from: 'server/app.ts', to: 'web/routes.ts' }])).toHaveLength(1);
});

test('a circle is found and named', () => {
  const around = circle([
    { from: 'web/a.ts', to: 'web/b.ts' },
    { from: 'web/b.ts', to: 'web/c.ts' },
    { from: 'web/c.ts', to: 'web/a.ts' },
  ]);
  expect(around).toEqual(['web/a.ts', 'web/b.ts', 'web/c.ts', 'web/a.ts']);
});

test('every form of import is seen', () => {
  const source = `import a from './a.ts';\nimport './b.css';\nexport { c } from './c.ts';\nconst d = import('./d.ts');\nimport {\n  e,\n} from './e.ts';`;
  expect(specifiers(source)).toEqual(['./a.ts', './b.css', './c.ts', './d.ts', './e.ts']);
});

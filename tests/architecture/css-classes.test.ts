import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Classes that a component uses but its CSS module lacks: their styles are silently missing. */
function missingClasses(source: string, readSheet: (path: string) => string): string[] {
  const modules = [...source.matchAll(/^import (\w+) from '([^']+\.module\.css)';$/gm)];
  const attributes = (source.match(/className=\{(?:`[^`]*`|[^}`]*)\}/g) ?? []).join('\n');
  return modules.flatMap(([, name = '', path = '']) => {
    const classes = new Set(readSheet(path).match(/(?<=\.)[A-Za-z]\w*/g));
    const used = [...attributes.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(
      ([, used = '']) => used,
    );
    return used.filter((each) => !classes.has(each)).map((each) => `${name}.${each}`);
  });
}

test('every class that a component names is in its style sheet', () => {
  const files = globSync('web/**/*.tsx', { cwd: root });
  expect(files.length).toBeGreaterThan(200);
  const missing = files.flatMap((file) => {
    const read = (path: string) => {
      const sheet = join(root, dirname(file), path);
      return existsSync(sheet) ? readFileSync(sheet, 'utf8') : '';
    };
    return missingClasses(readFileSync(join(root, file), 'utf8'), read).map((name) => `${file}: ${name}`);
  });
  expect(missing).toEqual([]);
});

test('a class that is called something else in the style sheet is found', () => {
  const source = "import s from './a.module.css';\n<p className={s.words}><i className={s.day} /></p>";
  expect(missingClasses(source, () => '.messages {}\n.day {}')).toEqual(['s.words']);
});

import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkContent } from './check-content.ts';

const project = join(import.meta.dirname, '../../..');

/** The project's content, with one file changed; `undefined` removes it. */
function checkChanged(file: string, change: (text: string) => string | undefined) {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const kind of ['articles', 'jobs', 'legal', 'help', 'team', 'settings.json'])
    cpSync(join(project, 'content', kind), join(root, 'content', kind), { recursive: true });
  const path = join(root, file);
  const text = change(readFileSync(path, { encoding: 'utf8', flag: 'a+' }));
  mkdirSync(dirname(path), { recursive: true });
  if (text === undefined) rmSync(path);
  else writeFileSync(path, text);
  return checkContent(root);
}

const article = 'content/articles/de/first-blog.md';
const settings = 'content/settings.json';

test('the content of the project has no problems', () => {
  expect(checkContent(project)).toEqual([]);
});

test.each([
  ['a wrong value', article, /^category: .*$/m, 'category: PODCAST', { line: 5, field: 'category' }],
  ['an unknown field', article, 'lede:', 'author: Ada\nlede:', { line: 4, field: 'author' }],
  ['broken front matter', article, "lede: '", "lede: ''", { line: 4 }],
  [
    'an unknown figure',
    article,
    /\n\n$|$/,
    '\n{{guess}}\n',
    { message: expect.stringContaining('{{guess}}') },
  ],
  [
    'a link to no page',
    article,
    '](/de/forecast)',
    '](/de/forcast)',
    { message: expect.stringContaining('/de/forcast') },
  ],
  [
    'a setting of another type',
    settings,
    '"showPlans": false',
    '"showPlans": "no"',
    { line: 45, field: 'showPlans' },
  ],
  ['a wrong item', settings, '      1,\n', '      41,\n', { line: 48, field: 'meetings.closedDays.0' }],
  ['a comma too many', settings, '"2026-11-17"', '"2026-11-17",', { line: 69 }],
  [
    'a setting that executes',
    settings,
    'https://x.example/forespan',
    'javascript:alert(1)',
    { line: 17, field: 'social.1.url' },
  ],
  ['a team twice', 'content/team/fr/team.json', '"campaign"', '"care"', { field: 'members' }],
  ['another drawing in a translation', 'content/team/es/team.json', '"wave"', '"fan"', { field: 'members' }],
])('%s is named with its place', (_what, file, before, after, place) => {
  const problems = checkChanged(file, (text) => {
    const changed = text.replace(before, after);
    expect(changed).not.toBe(text);
    return changed;
  });
  expect(problems[0]).toMatchObject({ file, ...place });
});

test('an article that is missing in a language is named, and one without any is not', () => {
  expect(checkChanged('content/articles/fr/third-blog.md', () => undefined)).toContainEqual({
    file: 'content/articles/de/third-blog.md',
    message: 'exists in de but not in fr',
  });
});

test('several broken files are named at once', () => {
  const broken = ({ file }: { file: string }) => file;
  const problems = checkChanged(settings, (text) => text.replace('"brand"', '"name"'));
  expect(problems.map(broken)).toEqual([settings, settings]);
  expect(problems.map(({ field }) => field)).toEqual(['brand', 'name']);
});

test.each(['../x', 'Upper', 'a b', 'pricing'])('an article cannot be called %j', (name) => {
  const file = `content/articles/en/${name.replaceAll('/', '_')}.md`;
  expect(checkChanged(file, () => readFileSync(join(project, article), 'utf8'))[0]).toMatchObject({ file });
});

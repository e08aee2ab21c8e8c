import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { facts } from '../contract/facts.ts';
import { locales, localPath } from '../contract/locales.ts';
import { addressedPages, visibleText } from './built-site.ts';

const root = join(import.meta.dirname, '..');
const source = (locale: string) => readFileSync(join(root, 'content/legal', locale, 'privacy.md'), 'utf8');

/** What the code does with a figure is tested next to the code: retention, drafts and the tag check. */
const figures = [
  'retentionMonths',
  'jobRetentionMonths',
  'draftDays',
  'backupDays',
  'tagCheckSeconds',
] as const;

test.each(locales)('the policy in %s states every period, as the code has it', (locale) => {
  for (const name of figures) expect(source(locale), name).toContain(`{{${name}}}`);
  const page = addressedPages.find(({ path }) => path === localPath(locale, '/Privacy_Policy'));
  const text = visibleText(page?.html ?? '');
  for (const name of figures) expect(text, name).toMatch(new RegExp(`(?<!\\d)${facts[name]}\\s\\p{L}`, 'u'));
});

test.each([
  ['en', /art\. 6\(1\)\(([bcf])\)/g],
  ['de', /Art\. 6 Abs\. 1 Buchst\. ([bcf]) DSGVO/g],
  ['es', /art\. 6\.1\.([bcf])/g],
  ['fr', /art\. 6, § 1, ([bcf])\)/g],
] as const)('the policy in %s names the legal bases, and the right to object on its own', (locale, basis) => {
  const text = source(locale);
  expect([...text.matchAll(basis)].map(([, letter]) => letter)).toEqual(['b', 'f', 'f', 'c']);
  const apart = text.split(/^## /m).filter((section) => /[Aa]rt\. 21/.test(section));
  expect(apart).toHaveLength(1);
  expect(apart[0]).toContain('**');
});

test.each(locales)('policy and terms in %s say what becomes of a file that is forecast', (locale) => {
  const forecaster = `](${localPath(locale, '/forecast')})`;
  const text = (name: string) =>
    readFileSync(join(root, 'content/legal', locale, name), 'utf8')
      .split('\n')
      .filter((paragraph) => paragraph.includes(forecaster));
  // That nothing is sent or stored is tested in the browser; that links use the fragment, next to their code.
  expect(text('privacy.md')).toEqual([expect.stringContaining('#')]);
  expect(text('terms.md')).toEqual([expect.stringMatching(/gu?arant/i)]);
});

test('the operations guide deletes backups when the policy says so', () => {
  const guide = readFileSync(join(root, 'docs/operations.md'), 'utf8');
  expect(guide).toContain(`deleted after ${facts.backupDays} days`);
  expect(guide).toContain(`-mtime +${facts.backupDays} -delete`);
});

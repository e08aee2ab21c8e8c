import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { defaultLocale, locales } from '../contract/locales.ts';
import { pages } from './built-site.ts';
import { markupErrors } from './checks/markup.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // React's spelling, and valid.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    'no-inline-style': 'error',
    'doctype-style': 'off',
    // `display: grid` removes table roles in browsers, so they are explicit.
    'no-redundant-role': 'off',
    // It includes the brand; tests/pages.test.ts checks the length.
    'long-title': 'off',
    // Our numbers are formatted with each language's own spaces.
    'tel-non-breaking': 'off',
  },
});

for (const locale of locales) {
  test(`the pages in ${locale} are valid HTML`, {
    tags: locale === defaultLocale ? [] : ['sweep'],
  }, async () => {
    const problems: string[] = [];
    for (const { name, html, page } of pages) {
      if (page.locale !== locale) continue;
      const report = await validator.validateString(html);
      for (const { messages } of report.results) {
        problems.push(
          ...messages.map(({ ruleId, message, selector }) => `${name}: ${ruleId} ${message} (${selector})`),
        );
      }
    }
    expect(problems).toEqual([]);
  });
}

test('no page has markup that the Nu HTML checker objects to', () => {
  const found = pages.flatMap(({ name, html }) => markupErrors(html).map((error) => `${name}: ${error}`));
  expect(found).toEqual([]);
});

test.each([
  ['<input type="hidden" readonly>', 'readonly on an input of type hidden'],
  [
    '<select name="a" required><option value="b">B</option></select>',
    'required select a without an empty first option',
  ],
  [
    '<button role="tab" id="a" aria-selected="true"></button><div role="tabpanel"></div>',
    'tab a without a panel',
  ],
  ['<h2><span> </span></h2>', 'empty h2'],
  ['<table><tr><td role="cell"></table>', 'roles on the cells of a table that has none itself'],
])('%s is found', (html, error) => {
  expect(markupErrors(html)).toEqual([error]);
});

test('invalid HTML is found', async () => {
  const report = await validator.validateString('<!doctype html><html lang="en"><p><div></p></html>');
  expect(report.valid).toBe(false);
});

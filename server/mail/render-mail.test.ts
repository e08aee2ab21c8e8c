import { expect, test } from 'vitest';
import { greeting, step } from './mail-content.ts';
import { renderMail } from './render-mail.ts';

test('the text of a mail sets its colons as the language does', () => {
  const textIn = (locale: 'de' | 'fr') =>
    renderMail({
      locale,
      title: 'T',
      paragraphs: [],
      action: { label: 'Ici', url: 'https://forespan.example' },
      table: { rows: [['UTC', '10:30']] },
    }).text;
  expect(textIn('de')).toBe('T\n\nIci:\nhttps://forespan.example\n\nUTC:\n  10:30');
  expect(textIn('fr')).toBe('T\n\nIci\u00a0:\nhttps://forespan.example\n\nUTC\u00a0:\n  10:30');
});

test('the text ends with the links of the HTML, as the language names them', () => {
  const { text } = renderMail({
    locale: 'fr',
    title: 'T',
    paragraphs: [],
    footer: { reason: 'Parce que.', origin: 'https://forespan.example' },
  });
  expect(text).toBe(
    'T\n\n-- \nParce que.\nForespan, hello@forespan.example\nMentions légales\u00a0: https://forespan.example/fr/imprint\nPolitique de confidentialité\u00a0: https://forespan.example/fr/Privacy_Policy',
  );
});

test('a long address may break after its slashes, and E-Mail may not break', () => {
  const { html } = renderMail({
    locale: 'de',
    title: 'T',
    paragraphs: ['Diese E-Mail.'],
    table: { rows: [['Website', 'https://agency.example/de/team']] },
  });
  expect(html).toContain('https://<wbr>agency.example/<wbr>de/<wbr>team');
  expect(html).toContain('Diese <span style="white-space:nowrap">E-Mail</span>.');
});

test('Today is between the past steps and the next one, in the text and in the HTML', () => {
  const { text, html } = renderMail({
    locale: 'en',
    title: 'T',
    steps: {
      done: [step('en', 'applied', new Date('2026-07-02'))],
      ahead: [step('en', 'read', 'next'), { label: '<b>', detail: '"x"' }],
    },
    paragraphs: [],
  });
  expect(text).toBe('T\n\n✓ You applied (Jul\u00a02)\n| Today\n→ We read it (next)\n· <b> ("x")');
  const order = ['#1a3dd8', 'rowspan="2"', '#fa561b', '#ffcfb6', 'You applied', 'We read it', '&lt;b&gt;'];
  expect(order.map((part) => html.lastIndexOf(part))).toEqual(
    order.map((part) => html.lastIndexOf(part)).toSorted((a, b) => a - b),
  );
  expect(html).not.toContain('<b>');
});

test.each(['Zoë Müller', 'Dr. Ana O’Neil', 'J. R. R. Tolkien', '李雷'])('%s is greeted by name', (name) => {
  expect(greeting('en', name)).toBe(`Hello ${name},`);
});

test.each([
  'win.example/prize',
  'https://win.example',
  'www.win',
  'call me@win.example',
  'evil。com',
  'ｅｖｉｌ．ｃｏｍ',
  'Call 555 0100',
  'x'.repeat(81),
])('%s is not greeted by name', (name) => {
  expect(greeting('de', name)).toBe('Guten Tag,');
});

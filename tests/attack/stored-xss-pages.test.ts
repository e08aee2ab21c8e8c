import { expect, test } from 'vitest';
import { localeFromPath } from '../../contract/locales.ts';
import { addressedPages, attributes } from '../built-site.ts';
import { attackedSite } from './attacked-site.ts';
import { htmlStructure } from './html-structure.ts';
import { polyglot } from './payloads.ts';

const attacked = attackedSite();

/** Pages that post to themselves without a script. */
const forms = addressedPages.filter(
  ({ path = '', html }) =>
    attributes(html, 'form', 'method').includes('post') && localeFromPath(path) === 'en',
);

async function post(path: string, html: string, text: string): Promise<string> {
  const names = ['input', 'select', 'textarea'].flatMap((tag) => attributes(html, tag, 'name'));
  const isUpload = html.includes('multipart/form-data');
  const body = isUpload ? new FormData() : new URLSearchParams();
  for (const name of new Set(names)) body.set(name, text);
  const response = await fetch(attacked.url + path, {
    method: 'POST',
    body,
    headers: { accept: 'text/html' },
  });
  expect(response.status).toBeLessThan(500);
  return response.text();
}

test.each(forms.map(({ path = '', html }) => [path, html]))(
  'what is typed into %s comes back as text and changes nothing else on the page',
  async (path, html) => {
    const [plain, hostile] = await Promise.all([post(path, html, 'Plain 1111'), post(path, html, polyglot)]);
    const differing = ['value', 'data-props', 'href'];
    expect(htmlStructure(hostile, differing).shape).toEqual(htmlStructure(plain, differing).shape);
    const unsafe = htmlStructure(hostile).hrefs.filter(
      (href) => !/^(\/|#|https:\/\/|mailto:|tel:)/.test(href),
    );
    expect(unsafe).toEqual([]);
    if (plain.includes('Plain')) expect(hostile).toContain('&lt;img src=x onerror=__owned=1&gt;');
    expect(hostile).not.toContain('<img src=x');
  },
);

test('all forms were tried', () => {
  expect(forms.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      ...['/join-the-waitlist', '/join-waitlist', '/Sales', '/support', '/ScheduleMeeting', '/check-GA-tag'],
      ...['/business-manager-uk', '/meeting', '/move-meeting', '/confirm-application'],
    ]),
  );
});

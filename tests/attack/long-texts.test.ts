import { expect, test } from 'vitest';
import { attackedSite } from './attacked-site.ts';

const attacked = attackedSite();

const kb = 1024;
const limits = { json: 64 * kb, form: 256 * kb };

/** Texts that are hard to count, clean or store, each of the maximum length. */
const hostile: Record<string, string> = {
  'halves of characters': '\ud83d',
  'halves in the wrong order': '\ude00\ud83d',
  'combining marks': 'e\u0301',
  'marks without a letter': '\u0301\u094d',
  'joiners only': '\u200d',
  'letters and joiners': '\u0646\u200c',
  'overrides only': '\u202e',
  'tag characters': '\u{e0061}',
  'flags that never end': '\u{1f3f4}\u{e0067}',
  'line breaks of every kind': '\r\n\v\f\u0085\u2028\u2029',
  'null characters': '\0',
  'dots and letters': 'a.',
  'at signs': '@',
  'slashes and letters': 'a/',
  'letters that NFC makes longer': '\ufb2c',
  'the longest ligature': '\ufdfa',
};

const forms = [
  {
    page: '/join-the-waitlist',
    path: '/wish-list/create',
    fields: ['fullName', 'email', 'companyWebsite', 'additionalInfo'],
  },
  { page: '/Sales', path: '/sales-leads/create', fields: ['fullName', 'phone', 'comments'] },
  { page: '/support', path: '/support-requests/create', fields: ['name', 'email', 'message'] },
  { page: '/ScheduleMeeting', path: '/meetings/book', fields: ['name', 'email'] },
  { page: '/de/Comingsoon', path: '/wish-list/create', fields: ['email'] },
];

async function post(path: string, body: string, type: string): Promise<number> {
  const headers = { 'content-type': type, accept: type.includes('json') ? 'application/json' : 'text/html' };
  const response = await fetch(attacked.url + path, { method: 'POST', body, headers, redirect: 'manual' });
  await response.text();
  return response.status;
}

for (const { page, path, fields } of forms) {
  test(`no text makes ${page} fail`, { tags: ['sweep'] }, async () => {
    for (const [what, unit] of Object.entries(hostile)) {
      for (const name of fields) {
        const inJson = JSON.stringify({ [name]: unit });
        const json = JSON.stringify({ [name]: unit.repeat((limits.json - 100) / inJson.length) });
        expect(await post(path, json, 'application/json'), `${what} in ${name}`).toBe(422);
        const inForm = new URLSearchParams({ [name]: unit }).toString();
        const form = new URLSearchParams({ [name]: unit.repeat((limits.form - 100) / inForm.length) });
        const status = await post(page, form.toString(), 'application/x-www-form-urlencoded');
        expect(status, `${what} in ${name}`).toBe(422);
      }
    }
  });
}

test('a body one byte over its limit is refused as too large', async () => {
  const json = JSON.stringify({ message: '' });
  expect(await post('/support-requests/create', json.padEnd(limits.json + 1), 'application/json')).toBe(413);
  const form = 'message='.padEnd(limits.form + 1, 'x');
  expect(await post('/support', form, 'application/x-www-form-urlencoded')).toBe(413);
  const fits = 'message='.padEnd(limits.form, 'x');
  expect(await post('/support', fits, 'application/x-www-form-urlencoded')).toBe(422);
});

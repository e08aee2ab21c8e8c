import { expect, test } from 'vitest';
import { type Locale, locales, localPath } from '../../contract/locales.ts';
import { jobApplication, postJobApplication } from '../careers/testing/job-application.ts';
import { formMessages, jobMessages, waitlistMessages } from '../messages.ts';
import { onPostgres } from '../testing/on-each-engine.ts';
import { postForm, postJson } from '../testing/post.ts';
import { requiredFields } from '../waitlist/testing/application.ts';

const { api } = onPostgres();

const [line, email, url, paragraph] = [200, 254, 500, 8_000];

interface FormUnderTest {
  page: string;
  path: string;
  /** The fields that must not be left empty. */
  required: string[];
  /** The maximum number of characters of each text. */
  limits: Record<string, number>;
}

const forms: FormUnderTest[] = [
  {
    page: '/join-the-waitlist',
    path: '/wish-list/create',
    required: Object.keys(requiredFields),
    limits: {
      fullName: line,
      email,
      location: line,
      agencyName: line,
      companyWebsite: url,
      linkedInPage: url,
      reportingTools: line,
      pointOfContactEmail: email,
      additionalInfo: paragraph,
    },
  },
  {
    page: '/Sales',
    path: '/sales-leads/create',
    required: ['fullName', 'email', 'jobTitle', 'companySize', 'phone'],
    limits: { fullName: line, email, jobTitle: line, phone: line, comments: paragraph },
  },
  {
    page: '/support',
    path: '/support-requests/create',
    required: ['name', 'message'],
    limits: { name: line, email, message: paragraph },
  },
  {
    page: '/ScheduleMeeting',
    path: '/meetings/book',
    required: ['offset', 'name', 'email'],
    limits: { name: line, email },
  },
  {
    page: '/check-GA-tag',
    path: '/analytics-check',
    required: ['websiteUrl'],
    limits: { websiteUrl: 2_000 },
  },
];

/** How each language writes 20,000 (`many`) and 8,000 (`limit`). */
const numbers: Record<Locale, { many: string; limit: string }> = {
  en: { many: '12,000', limit: '8,000' },
  de: { many: '12.000', limit: '8.000' },
  es: { many: '12.000', limit: '8000' },
  fr: { many: '12\u202f000', limit: '8\u202f000' },
};

test.each(forms)('$page has a separate message for each empty field', async ({ path, required }) => {
  const { app } = await api();
  for (const locale of locales) {
    const { noTimeZone: _, ...others } = formMessages[locale].field;
    const generic: string[] = Object.values(others);
    const { fields } = (await postJson(app, path, {}, { 'accept-language': locale })).json();
    const sentences = required.map((name) => fields[name]);
    expect(sentences, locale).not.toContain(undefined);
    expect(new Set(sentences).size).toBe(required.length);
    expect(sentences.filter((sentence) => generic.includes(sentence))).toEqual([]);
  }
});

test.each(forms)('each text of $page names its limit if it is too long, by one or more', async (form) => {
  const { app } = await api();
  for (const [name, max] of Object.entries(form.limits)) {
    const fieldsWith = async (text: string) =>
      (await postJson(app, form.path, { [name]: text })).json().fields?.[name] ?? '';
    const limit = max.toLocaleString('en');
    expect(await fieldsWith('x'.repeat(max + 1))).toBe(`1 character too many. The limit is ${limit}.`);
    // One character each, in two UTF-16 units.
    expect(await fieldsWith(` ${'😀'.repeat(max + 12)}\n`)).toBe(
      `12 characters too many. The limit is ${limit}.`,
    );
    expect(await fieldsWith('😀'.repeat(max))).not.toContain('too many');
  }
});

test.each(locales)('in %s a text that is too long comes back whole, with the numbers', async (locale) => {
  const { app } = await api();
  // 120 KB in a URL-encoded form, beyond the 64 KB of other requests.
  const letters = 'д'.repeat(20_000);
  const page = await postForm(app, localPath(locale, '/join-the-waitlist'), {
    ...requiredFields,
    additionalInfo: letters,
  });
  expect(page.statusCode).toBe(422);
  expect(page.body.includes(`autofocus="">${letters}</textarea>`)).toBe(true);
  expect(page.body.includes(`value="${requiredFields.fullName}"`)).toBe(true);
  const { many, limit } = numbers[locale];
  const sentence = formMessages[locale].tooLong.many.replace('{excess}', many).replace('{max}', limit);
  expect(page.body.includes(sentence)).toBe(true);
  const job = await postJobApplication(
    app,
    { ...jobApplication, coverLetter: letters },
    localPath(locale, '/business-manager-uk'),
    { accept: 'text/html' },
  );
  expect(job.statusCode).toBe(422);
  expect(job.body.includes(letters)).toBe(true);
});

test('without JavaScript the page has the sentences that the API gives', async () => {
  const { app } = await api();
  const { fields } = (await postJson(app, '/wish-list/create', {}, { 'accept-language': 'fr' })).json();
  const page = await postForm(app, '/fr/join-the-waitlist', { email: '' });
  expect(fields.email).toBe(waitlistMessages.fr.required.email);
  expect(page.body).toContain(`<p data-error-for="email">${fields.email}</p>`);
  // The island starts with the same.
  const body = page.body.replaceAll('&nbsp;', '\u00a0');
  for (const sentence of Object.values(fields)) expect(body).toContain(sentence);
  const job = await postJobApplication(app, { job: jobApplication.job, resume: undefined });
  expect(job.json().fields).toEqual({
    ...jobMessages.en.form.required,
    resume: formMessages.en.field.noFile,
  });
});

test('a form that is too large for the server says so, and that shortening it helps', async () => {
  const { app } = await api();
  const page = await postForm(app, '/join-the-waitlist', { additionalInfo: 'x'.repeat(256 * 1024) });
  expect(page.statusCode).toBe(413);
  expect(page.body).toContain(
    'Too much for one message. Go back in your browser, and shorten the text or choose a smaller file.',
  );
  const job = await postJobApplication(app, { ...jobApplication, coverLetter: 'x'.repeat(256 * 1024 + 1) });
  expect(job.statusCode).toBe(413);
});

const invalidEmail = 'Please enter a valid email address.';
const invalidWebsite = 'Please enter a valid company website URL.';

test.each([
  ['email', 'zoe', `${invalidEmail} There is no @ in it.`],
  ['email', 'zoe@nordlicht', `${invalidEmail} “zoe@nordlicht” has no ending such as .com.`],
  ['email', 'zoe@nordlicht.', `${invalidEmail} “zoe@nordlicht.” has no ending such as .com.`],
  ['email', 'zoe@nordlicht.c', invalidEmail],
  ['email', 'zoe@@nordlicht', invalidEmail],
  ['email', '@nordlicht', invalidEmail],
  ['email', `${'z'.repeat(80)}@nordlicht`, invalidEmail],
  ['companyWebsite', 'nordlicht', `${invalidWebsite} “nordlicht” has no ending such as .com.`],
  ['companyWebsite', 'https://nordlicht/home', `${invalidWebsite} “nordlicht” has no ending such as .com.`],
  ['companyWebsite', 'ftp://nordlicht.example', invalidWebsite],
  ['companyWebsite', 'https://127.0.0.1', invalidWebsite],
  ['linkedInPage', 'x', 'Please enter a valid LinkedIn page URL. “x” has no ending such as .com.'],
])('%s “%s” gets the hint that applies to it', async (name, typed, sentence) => {
  const { app } = await api();
  const response = await postJson(app, '/wish-list/create', { ...requiredFields, [name]: typed });
  expect(response.json().fields).toEqual({ [name]: sentence });
});

test('the Coming soon page names what an address lacks, and its limit', async () => {
  const { app } = await api();
  const errorFor = async (typed: string) =>
    /data-error-for="email">([^<]*)</.exec((await postForm(app, '/Comingsoon', { email: typed })).body)?.[1];
  const invalid = 'Please enter a valid business email address.';
  expect(await errorFor('')).toBe(invalid);
  expect(await errorFor('zoe')).toBe(`${invalid} There is no @ in it.`);
  expect(await errorFor('zoe@nordlicht')).toBe(`${invalid} “zoe@nordlicht” has no ending such as .com.`);
  expect(await errorFor(`${'z'.repeat(251)}@a.co`)).toBe('2 characters too many. The limit is 254.');
});

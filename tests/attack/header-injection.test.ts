import { expect, test } from 'vitest';
import { consoleApi } from '../../contract/console/paths.ts';
import { createJobApplication } from '../../contract/job-application.ts';
import { jobApplication } from '../../server/careers/testing/job-application.ts';
import { sql } from '../../server/db/sql.ts';
import { pdf } from '../../server/testing/documents.ts';
import { signedIn } from '../../server/testing/operators.ts';
import { requiredFields } from '../../server/waitlist/testing/application.ts';
import { attackedSite } from './attacked-site.ts';
import { pipelined, requestText, sendSeparately } from './raw-http.ts';

const attacked = attackedSite({ ALLOWED_ORIGINS: 'https://cdn.example' });

/** Line breaks, in every encoding that some server has decoded. */
const lineBreaks = [
  '%0d%0a',
  '%0a',
  '%0d',
  '%250d%250a',
  '%25%30%64%25%30%61',
  '%e5%98%8d%e5%98%8a',
  '%c4%8d%c4%8a',
  '%u000d%u000a',
  '%c2%85',
  '%e2%80%a8',
  '\\r\\n',
  '\xc4\x8d\xc4\x8a',
  '\x85',
];
const injected = lineBreaks.map((end) => `x${end}set-cookie:%20evil=1${end}x-evil:%201${end}${end}<script>`);

function expectNotInjected(responses: { headers: Record<string, string>; body: string }[]): void {
  for (const { headers, body } of responses) {
    expect(Object.keys(headers).filter((name) => ['set-cookie', 'x-evil'].includes(name))).toEqual([]);
    expect(body.startsWith('<script>')).toBe(false);
  }
}

test.each(['/home', '/de/home', '/Pricing/', '/%70ricing', '/pricing', '/nowhere', '/api/docs'])(
  'a line break in the query or path of %s injects no header',
  async (path) => {
    const targets = injected.flatMap((text) => [`${path}?${text}`, `${path}${text}`, `/${text}${path}`]);
    const responses = await sendSeparately(
      attacked.port,
      targets.map((target) => requestText(target)),
    );
    expect(responses).toHaveLength(targets.length);
    expectNotInjected(responses);
  },
);

test('a line break in a form field injects no header', async () => {
  const fields = { ...requiredFields, monthlyAdSpend: '$5M+', next: 'x', url: 'x', returnTo: 'x' };
  const names = Object.keys(fields);
  const responses = await pipelined(
    attacked.port,
    names.flatMap((name) =>
      injected.slice(0, 3).map((text) => {
        const body = `${new URLSearchParams(fields)}&${name}=${text}`;
        const lines = ['content-type: application/x-www-form-urlencoded', 'accept: text/html'];
        return requestText('/de/join-the-waitlist', { method: 'POST', lines, body });
      }),
    ),
  );
  expectNotInjected(responses);
  const locations = new Set(responses.map(({ headers }) => headers.location));
  expect([...locations].filter((location) => location !== undefined)).toEqual(['/de/thank-you-page']);
});

test('no response header echoes a request header', async () => {
  const lines = [
    'accept-language: de\tevil',
    'origin: https://evil.example',
    'origin: https://cdn.example.evil.example',
    'x-request-id: evil',
    'host: evil.example',
    'access-control-request-headers: evil',
    'content-type: text/evil',
    'range: evil',
  ];
  const responses = await pipelined(
    attacked.port,
    ['/', '/home', '/nowhere', '/healthz', createJobApplication.path, consoleApi.session].flatMap((target) =>
      ['GET', 'OPTIONS'].flatMap((method) =>
        lines.map((line) => requestText(target, { method, lines: [line] })),
      ),
    ),
  );
  expect(responses.filter(({ headers }) => JSON.stringify(headers).includes('evil'))).toEqual([]);
});

test('the file name of a resume cannot inject headers or contain a path', async () => {
  const { headers } = await signedIn(attacked.db);
  const names = [
    'a"; filename=evil.exe; x="',
    'a%0d%0ax-evil: 1',
    '../../a/..\\b',
    'ä"\'*%41;',
    '\u202efdp.exe',
  ];
  for (const name of names) {
    await attacked.db.execute(sql`delete from job_applications`);
    const form = new FormData();
    for (const [field, value] of Object.entries(jobApplication)) form.set(field, value);
    form.set('resume', new File([pdf()], `${name}.pdf`));
    const sent = await fetch(attacked.url + createJobApplication.path, { method: 'POST', body: form });
    expect(sent.status).toBe(200);
    const { id = '' } = (await attacked.db.one<{ id: string }>(sql`select id from job_applications`)) ?? {};
    const [response] = await pipelined(attacked.port, [
      requestText(consoleApi.resume(id), { lines: [`cookie: ${headers.cookie}`] }),
    ]);
    expect(response?.status).toBe(200);
    expect(response?.headers['content-disposition']).toMatch(
      /^attachment; filename="[\w. -]*\.pdf"; filename\*=UTF-8''[\w.~!%-]+\.pdf$/,
    );
    expect(response?.headers['content-disposition']).not.toMatch(/%0[ad]|%2f|%5c|%22|%e2%80%ae/i);
    expect(response?.headers).not.toHaveProperty('x-evil');
    expect(response?.headers['content-type']).toBe('application/pdf');
  }
});

import { expect, test } from 'vitest';
import { consoleApi } from '../../contract/console/paths.ts';
import { isPersonName } from '../../contract/person-name.ts';
import {
  jobApplication,
  postJobApplication,
  resumeFile,
} from '../../server/careers/testing/job-application.ts';
import { openConsole } from '../../server/console/testing/open-console.ts';
import {
  book,
  bookingBody,
  freezeClock,
  getPage,
  readCalendar,
} from '../../server/meetings/testing/meeting.ts';
import { lead, postLead } from '../../server/sales/testing/lead.ts';
import { postSupportRequest, supportRequest } from '../../server/support/testing/support-request.ts';
import { pdf } from '../../server/testing/documents.ts';
import { onPostgres } from '../../server/testing/on-each-engine.ts';
import { smtpSink } from '../../server/testing/smtp-sink.ts';
import { webhookSink } from '../../server/testing/webhook-sink.ts';
import { application, postApplication } from '../../server/waitlist/testing/application.ts';
import { htmlStructure } from './html-structure.ts';
import { formulas, polyglot, polyglotEmail, polyglotUrl } from './payloads.ts';

const on = onPostgres();
const { api, rows } = on;
freezeClock();

type App = Awaited<ReturnType<typeof api>>['app'];

interface Input {
  text: string;
  url: string;
  email: string;
  time: string;
}

/** Fills in every form with the same text in every field that accepts it. */
async function fillInAll(app: App, { text, url, email, time }: Input): Promise<void> {
  const responses = await Promise.all([
    postApplication(app, {
      ...application,
      ...{ fullName: text, location: text, agencyName: text, reportingTools: text, additionalInfo: text },
      ...{ companyWebsite: url, linkedInPage: url, email, pointOfContactEmail: email },
    }),
    postLead(app, { ...lead, fullName: text, jobTitle: text, comments: text, email }),
    postSupportRequest(app, { ...supportRequest, name: text, message: text, email }),
    postJobApplication(app, {
      ...jobApplication,
      ...{ fullName: text, coverLetter: text, email, resume: resumeFile(pdf(), `${text}.pdf`) },
    }),
    book(app, { ...bookingBody, time, name: text, email }),
  ]);
  expect(responses.map(({ statusCode, body }) => [statusCode, body.slice(0, 200)])).toEqual(
    responses.map(() => [200, expect.anything()]),
  );
}

test('mails and webhook calls have the same structure whatever was typed, and contain it verbatim', async () => {
  const [smtp, hook] = [await smtpSink(), await webhookSink()];
  const { app } = await api({
    SMTP_URL: smtp.url,
    ...hook.variables,
    OPERATOR_EMAIL: 'desk@forespan.example',
  });
  async function mailsAbout(input: Input) {
    await fillInAll(app, input);
    await smtp.arrived(10);
    const mails = smtp.mails.splice(0);
    const skeletons = mails.map(({ html = '' }) => htmlStructure(html, ['href']));
    return {
      mails,
      // An address may break after each of its slashes.
      shapes: skeletons.map(({ shape }) => shape.filter((tag) => tag !== 'wbr').join('\n')).sort(),
      hrefs: new Set(
        skeletons.flatMap(({ hrefs }) =>
          hrefs.map((href) =>
            href.replace(/\/meeting\/.*|&(?:amp;)?id=[\w-]{36}$|(?<=dates=|startdt=|enddt=)[^&]*/g, ''),
          ),
        ),
      ),
      headers: mails.map(({ headers }) => headers.map(({ key }) => key).join()).sort(),
      receivers: mails.map(({ to = [], cc, bcc }) => [to.length, cc, bcc].join()),
      files: mails.flatMap(({ attachments }) => attachments.map(({ mimeType }) => mimeType)).sort(),
    };
  }
  const plain = await mailsAbout({
    ...{ text: 'Plain', url: 'https://nordlicht.example/', email: 'plain@agency.example', time: '11:00' },
  });
  const hostile = await mailsAbout({ text: polyglot, url: polyglotUrl, email: polyglotEmail, time: '12:30' });
  expect(hostile.shapes).toEqual(plain.shapes);
  expect(hostile.hrefs).toEqual(plain.hrefs);
  expect(hostile.headers).toEqual(plain.headers);
  expect(hostile.receivers).toEqual(plain.receivers);
  expect(hostile.files).toEqual(plain.files);
  const subjects = hostile.mails
    .map(({ subject = '' }) => subject)
    .filter((subject) => subject.includes(polyglot));
  expect(subjects).toHaveLength(5);
  expect(hostile.mails.filter(({ text = '' }) => text.includes(polyglot))).toHaveLength(5);
  // The address may belong to someone else, so mails to it do not repeat the input.
  const visitors = hostile.mails.filter(({ to }) => to?.[0]?.address === polyglotEmail);
  expect(visitors).toHaveLength(5);
  expect(visitors.filter((mail) => JSON.stringify(mail).includes('__owned=1>'))).toEqual([]);

  await hook.called(10);
  const payloads = hook.calls.map((_call, i) => hook.verified(i) as { data: Record<string, unknown> });
  const values = payloads.flatMap(({ data }) => Object.values(data));
  expect(values.filter((value) => value === polyglot)).toHaveLength(5 + 3 + 2 + 2 + 1);
  expect(values.filter((value) => value === polyglotUrl)).toHaveLength(2);
});

test.each(['\r\nBcc: all@evil.example', '\nX-Evil: 1', '\rX-Evil: 1', '\u0085X-Evil: 1', '\0'])(
  'no form stores or mails a name or an address with a line break or control character: %j',
  async (end) => {
    const { app } = await api();
    const name = `Zoë${end}`;
    const email = `zoe@agency.example${end}`;
    const responses = await Promise.all([
      postApplication(app, { ...application, fullName: name }),
      postApplication(app, { ...application, agencyName: name }),
      postApplication(app, { ...application, email: `${email}x` }),
      postLead(app, { ...lead, fullName: name }),
      postLead(app, { ...lead, email: `${email}x` }),
      postSupportRequest(app, { ...supportRequest, name }),
      postSupportRequest(app, { ...supportRequest, email: `${email}x` }),
      postJobApplication(app, { ...jobApplication, fullName: name }),
      book(app, { ...bookingBody, name }),
      book(app, { ...bookingBody, email: `${email}x` }),
    ]);
    // Two of them book the same time.
    for (const { statusCode } of responses) expect([200, 409, 422]).toContain(statusCode);
    for (const table of ['applications', 'leads', 'support_requests', 'job_applications', 'meetings']) {
      for (const row of await rows(table)) {
        const typed = Object.entries(row).filter(([column]) => /name|email/i.test(column));
        expect(typed.filter(([, value]) => /\p{Cc}/u.test(String(value)))).toEqual([]);
      }
    }
  },
);

test('a calendar file has one guest and no extra lines, whatever the name of the guest', async () => {
  const { app } = await api();
  const name = 'Zoë";X=1;ATTENDEE=,\\n E:VEVENT <b>';
  const { page } = (await book(app, { ...bookingBody, name })).json();
  const file = await getPage(app, `${page}/meeting.ics`);
  expect(file.statusCode).toBe(200);
  expect(readCalendar(file.body)).toMatchObject({ attendees: 1, attendee: `mailto:${bookingBody.email}` });
  const names = file.body.split(/\r\n(?! )/).map((line) => line.split(/[:;]/, 1)[0]);
  const plain = (await book(app, { ...bookingBody, time: '12:30' })).json().page;
  const others = (await getPage(app, `${plain}/meeting.ics`)).body.split(/\r\n(?! )/);
  expect(names).toEqual(others.map((line) => line.split(/[:;]/, 1)[0]));
});

test('no exported CSV cell is a formula or breaks out of its cell, and each contains what was typed', async () => {
  const console = await openConsole(on.database);
  const typed = [...formulas, polyglot, 'a,b', '"', '""', "'"];
  for (const [i, text] of typed.entries()) {
    const email = `${i}@agency.example`;
    // A name with an @ would be rejected.
    const fullName = isPersonName(text) ? text : 'Zoë';
    const names = { fullName, jobTitle: text, agencyName: text, location: text, reportingTools: text };
    await console.apply({ ...names, email, additionalInfo: `${text}\n=2+2\n"` });
    await console.ask({ ...names, email, comments: text });
    await console.write({ name: fullName, email, message: text });
    await console.applyForJob({ fullName, email, coverLetter: text });
  }
  for (const kind of ['application', 'lead', 'support', 'job-application'] as const) {
    const { body } = await console.get(`${consoleApi.export(kind, 'csv')}?sort=oldest`);
    const [heads = [], ...lines] = parseCsv(body.replace(/^\ufeff/, ''));
    const exported = (await console.get(`${consoleApi.export(kind, 'json')}?sort=oldest`)).json();
    expect(lines).toHaveLength(typed.length);
    for (const [row, cells] of lines.entries()) {
      expect(cells).toHaveLength(heads.length);
      for (const [i, head] of heads.entries()) {
        const value = exported[row][head] ?? '';
        const cell = cells[i] ?? '';
        // A phone number in groups is not a formula.
        if (head === 'phone' && /^\+\d[\d ]+$/.test(cell)) continue;
        expect(cell).not.toMatch(/^[=+\-@\t\r＝＋－＠]/);
        expect(cell).toBe(/^[=+\-@\t\r＝＋－＠]/.test(value) ? `'${value}` : value);
      }
    }
    const texts = exported.map(
      (row: Record<string, string>) => row.reportingTools ?? row.jobTitle ?? row.message ?? row.coverLetter,
    );
    expect(texts).toEqual(typed);
  }
});

/** Parses CSV as RFC 4180 defines it. */
function parseCsv(csv: string): string[][] {
  const cell = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r?\n|$)/y;
  const rows: string[][] = [[]];
  while (cell.lastIndex < csv.length) {
    const [, written = '', end = ''] = cell.exec(csv) ?? [];
    if (cell.lastIndex === 0) throw new Error('not CSV');
    rows.at(-1)?.push(written.startsWith('"') ? written.slice(1, -1).replaceAll('""', '"') : written);
    if (end !== ',' && cell.lastIndex < csv.length) rows.push([]);
  }
  return rows;
}

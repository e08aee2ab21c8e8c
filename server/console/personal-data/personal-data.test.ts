import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import type { Detail, List } from '../../../contract/console/inbox.ts';
import { consoleApi } from '../../../contract/console/paths.ts';
import type { PersonalData } from '../../../contract/console/personal-data.ts';
import { sql } from '../../db/sql.ts';
import { book } from '../../meetings/book-meeting.ts';
import { pdf } from '../../testing/documents.ts';
import { onEachEngine } from '../../testing/on-each-engine.ts';
import { openConsole } from '../testing/open-console.ts';

const email = 'zoe@agency.example';
const other = { fullName: 'Max Berg', email: 'maxzoe@agency.example', agencyName: 'Südlicht' };
const timeout = { timeout: 30_000 };

onEachEngine((on) => {
  /** One submission of each kind from Zoë, and one from another person who mentions her repeatedly. */
  async function fill() {
    const opened = await openConsole(on.database);
    const { apply, ask, write, applyForJob, get, post } = opened;
    await apply();
    await apply({ agencyName: 'Nordlicht II' });
    await apply({ projectCode: 'x' });
    await ask();
    await write();
    await applyForJob();
    const start = new Date(Date.now() + 86_400_000);
    const end = new Date(start.valueOf() + 1_800_000);
    const visitor = { name: 'Zoë Müller', email, offset: 0, locale: 'en', attempt: '', flag: null } as const;
    await book(on.database.db, { ...visitor, start, end, webhook: false });
    await apply({
      ...other,
      pointOfContactEmail: email,
      additionalInfo: `Ask (${email.toUpperCase()}), not me`,
      toolResults: `Forecast for ${email}`,
    });
    await apply({ ...other, pointOfContactEmail: email, additionalInfo: `Ask ${email}`, location: 'Bonn' });
    const list = (await get(consoleApi.list('application'))).json<List>();
    const { id = '', updatedAt: seen } = list.rows.find(({ title }) => title === 'Südlicht') ?? {};
    const reason = `${email} asked for it`;
    await post(consoleApi.act('application', id, 'status'), { status: 'reviewing', reason, seen });
    await post(consoleApi.act('application', id, 'note'), { text: `Spoke to\n${email}` });
    const waiting = () => on.run(sql`select from outbox where state = 'waiting'`);
    await vi.waitFor(async () => expect(await waiting()).toEqual([]), timeout);
    return opened;
  }

  /** The tables and mails that contain any of the texts. */
  async function findTraces(texts: string[], dataDir: string): Promise<string[]> {
    const { rows } = await on.database.pool.query(
      `select distinct table_name as name from information_schema.columns where table_schema = 'public'`,
    );
    const found: string[] = [];
    for (const { name } of rows) {
      const { rows: whole } = await on.database.pool.query(`select t::text as text from "${name}" as t`);
      if (whole.some(({ text }) => hasAny(text, texts))) found.push(name);
    }
    for (const file of await readdir(join(dataDir, 'mail'))) {
      if (hasAny(await readFile(join(dataDir, 'mail', file), 'utf8'), texts)) found.push(file);
    }
    return found;
  }
  function hasAny(text: string, texts: string[]): boolean {
    const said = text.toLowerCase().replaceAll('maxzoe@', 'max@');
    return texts.some((each) => said.includes(each));
  }

  test('personal data is found by address, ignoring case; an empty address finds nothing', async () => {
    const { post } = await fill();
    const { found } = (
      await post(consoleApi.findPersonalData, { email: ' ZOE@agency.example ' })
    ).json<PersonalData>();
    expect(found.map(({ kind, isMention }) => (isMention ? `${kind}, mention` : kind)).sort()).toEqual([
      ...[
        'application',
        'application',
        'application, mention',
        'job-application',
        'lead',
        'meeting',
        'support',
      ],
    ]);
    for (const nobody of ['', ' ', 'oe@agency.example', '%', 'zoe@agency']) {
      expect((await post(consoleApi.findPersonalData, { email: nobody })).json<PersonalData>().found).toEqual(
        [],
      );
    }
  });

  test('personal data is exported as one file', async () => {
    const { post } = await fill();
    const response = await post(consoleApi.exportPersonalData, { email });
    expect(response.headers['content-disposition']).toContain('attachment');
    const { sent, namedAsPointOfContact } = response.json();
    expect(sent).toHaveLength(6);
    const job = sent.find(({ kind }: { kind: string }) => kind === 'job-application');
    expect(job).toMatchObject({ full_name: 'Zoë Müller', events: [{ kind: 'created' }] });
    expect(Buffer.from(job.resume.content, 'base64').equals(pdf())).toBe(true);
    expect(job.deliveries).toHaveLength(2);
    const applied = sent.filter(({ kind }: { kind: string }) => kind === 'application');
    expect(
      applied.flatMap(({ proposedChanges }: { proposedChanges: object[] }) => proposedChanges),
    ).toMatchObject([{ fields: { agencyName: 'Nordlicht II' } }]);
    expect(namedAsPointOfContact).toHaveLength(1);
    // Other people's submissions are not included.
    expect(response.body).not.toContain(other.fullName);
  });

  test('erasing leaves no trace in any table or mail', async () => {
    const { post, get, dataDir } = await fill();
    await on.run(
      sql`update outbox set last_error = ${`550 <${email}> unknown`} where template = 'application.created'`,
    );
    const texts = [email, 'zoë müller', 'zoe muller', 'nordlicht ii'];
    expect((await findTraces(texts, dataDir)).length).toBeGreaterThan(10);
    const erased = await post(consoleApi.erasePersonalData, { email });
    expect(erased.json()).toEqual({ removed: 6, cleaned: 1, accounts: 0 });
    expect(await findTraces(texts, dataDir)).toEqual([]);
    expect(await on.rows('resumes')).toEqual([]);
    const { events } = (await get(consoleApi.audit)).json();
    expect(events[0]).toMatchObject({ kind: 'erased', detail: { removed: 6, mentions: 1 } });
  });

  test('other people’s submissions stay, without the address', async () => {
    const { post, get } = await fill();
    await post(consoleApi.erasePersonalData, { email });
    const { rows } = (await get(consoleApi.list('application'))).json<List>();
    expect(rows.map(({ title }) => title)).toEqual(['Südlicht']);
    const detail = (await get(consoleApi.detail('application', rows[0]?.id ?? ''))).json<Detail>();
    expect(detail.fields).toMatchObject({
      email: other.email,
      pointOfContactEmail: '',
      additionalInfo: 'Ask ([erased]), not me',
      toolResults: 'Forecast for [erased]',
    });
    expect(detail.statusReason).toBe('[erased] asked for it');
    expect(detail.events.map(({ detail }) => detail)).toMatchObject([
      { text: 'Spoke to\n[erased]' },
      { reason: '[erased] asked for it' },
      {},
    ]);
    const [{ fields: proposed } = { fields: {} }] = detail.proposedChanges;
    expect(proposed).toMatchObject({ location: 'Bonn', additionalInfo: 'Ask [erased]' });
    expect(Object.keys(proposed)).not.toContain('pointOfContactEmail');
    expect((await post(consoleApi.erasePersonalData, { email })).json()).toEqual({
      ...{ removed: 0, cleaned: 0, accounts: 0 },
    });
  });

  test('an address that only others mention is found and erased, and an operator’s account with it stays', async () => {
    const { apply, post, operator } = await openConsole(on.database);
    await apply({ toolResults: `Sent by ${operator.email}` });
    const { found } = (
      await post(consoleApi.findPersonalData, { email: operator.email })
    ).json<PersonalData>();
    expect(found).toMatchObject([{ kind: 'application', title: 'Nordlicht', isMention: true }]);
    expect((await post(consoleApi.erasePersonalData, { email: operator.email })).json()).toEqual({
      ...{ removed: 0, cleaned: 1, accounts: 1 },
    });
    expect(await on.rows('applications')).toMatchObject([{ tool_results: 'Sent by [erased]' }]);
    expect(await on.rows('operators')).toMatchObject([{ email: operator.email }]);
  });
});

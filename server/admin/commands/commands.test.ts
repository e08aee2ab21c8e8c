import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { consoleApi } from '../../../contract/console/paths.ts';
import { openConsole } from '../../console/testing/open-console.ts';
import { sql } from '../../db/sql.ts';
import { OperatorError } from '../../operator-error.ts';
import { pdf } from '../../testing/documents.ts';
import { eventually } from '../../testing/eventually.ts';
import { onEachEngine } from '../../testing/on-each-engine.ts';
import { smtpSink } from '../../testing/smtp-sink.ts';
import { type DatabaseCommand, UsageError } from '../command.ts';
import { runCommand } from '../testing/run-command.ts';
import { assignCommand, noteCommand, statusCommand, unflagCommand } from './actions.ts';
import { bulkCommand } from './bulk.ts';
import { eraseCommand } from './erase.ts';
import { exportCommand, resumeCommand } from './export.ts';
import { operatorCommand } from './operator.ts';
import { outboxCommand } from './outbox.ts';
import { listCommand, showCommand } from './show.ts';
import { statisticsCommand } from './statistics.ts';
import { templateCommand } from './template.ts';

onEachEngine((on) => {
  const run = (command: DatabaseCommand, ...args: string[]) => runCommand(on.database, command, args);

  test('submissions are listed, searched and filtered', async () => {
    const { apply } = await openConsole(on.database);
    await apply({ location: 'Berlin' });
    await apply({ email: 'two@agency.example', agencyName: 'Other' });
    expect(await run(listCommand, 'applications')).toContain('2 in all.');
    const found = await run(listCommand, 'applications', '--status', 'open', '--q', 'berlin');
    expect(found).toMatch(/new\t\ten\tNordlicht\tBerlin\t/);
    expect(found).toContain('1 in all.');
    expect(await run(listCommand, 'leads')).toBe('0 in all.\n');
    const wrong = [
      ['leads', '--sort', 'id'],
      ['leads', '--status', 'invited'],
      ['leads', '--flagged', 'yes'],
    ];
    for (const args of [[], ['nothing'], ['leads', 'leads'], ...wrong]) {
      await expect(run(listCommand, ...args)).rejects.toThrow(UsageError);
    }
  });

  test('statistics are printed as tables or as JSON', async () => {
    const { apply } = await openConsole(on.database);
    await apply({ firstVisit: 'https://news.example/ /pricing' });
    const printed = await run(statisticsCommand, '--span', '12-months');
    const columns = 'visits\tapplications\tleads\tmeetings\tinvited';
    expect(printed).toContain(`\t-\t1\t0\t0\t0\n\nsource\t${columns}\nnews.example\t-\t1\t0\t0\t0\n`);
    expect(printed).toContain('application\t-\t-\t0\t1\n');
    expect(JSON.parse(await run(statisticsCommand, '--json')).periods).toHaveLength(26);
    await expect(run(statisticsCommand, '--span', '3-days')).rejects.toThrow(UsageError);
  });

  test('lists and personal data are exported to standard output', async () => {
    const { ask } = await openConsole(on.database);
    await ask();
    expect(await run(exportCommand, 'leads', '--format', 'csv')).toMatch(/^\ufeffid,.*\n.*Zoë Müller/);
    expect(JSON.parse(await run(exportCommand, 'leads', '--format', 'json'))).toHaveLength(1);
    expect(JSON.parse(await run(exportCommand, 'person', 'zoe@agency.example')).sent).toHaveLength(1);
    await expect(run(exportCommand, 'leads', '--format', 'xls')).rejects.toThrow(UsageError);
  });

  test('personal data is erased only with --yes', async () => {
    const { ask, write } = await openConsole(on.database);
    await ask();
    expect(await run(eraseCommand, 'zoe@agency.example')).toContain('To erase this for good, add --yes.');
    expect(await run(listCommand, 'leads')).toContain('1 in all.');
    expect(await run(eraseCommand, 'zoe@agency.example', '--yes')).toBe('Erased: 1.\n');
    await write({ email: '' });
    const [nameless] = await on.run(sql`select id from support_requests`);
    expect(await run(eraseCommand, String(nameless?.id))).toContain('add --yes');
    expect(await on.run(sql`select from support_requests`)).toHaveLength(1);
    expect(await run(eraseCommand, String(nameless?.id), '--yes')).toBe('Erased: 1.\n');
    expect(await on.run(sql`select from support_requests`)).toEqual([]);
    await expect(run(eraseCommand, String(nameless?.id), '--yes')).rejects.toThrow(OperatorError);
    expect(await run(eraseCommand, 'zoe@agency.example')).toBe('Nothing is stored about that address.\n');
    await expect(run(eraseCommand, '--yes')).rejects.toThrow(UsageError);
  });

  test('dead deliveries are listed and resent', async () => {
    const sink = await smtpSink();
    sink.refuseWith = 550;
    const { ask } = await openConsole(on.database, { variables: { SMTP_URL: sink.url } });
    await ask();
    await eventually(async () =>
      expect((await run(outboxCommand, 'list', '--state', 'dead')).split('\n')).toHaveLength(3),
    );
    const [id = ''] = /[0-9a-f-]{36}/.exec(await run(outboxCommand, 'list', '--state', 'dead')) ?? [];
    sink.refuseWith = 0;
    expect(await run(outboxCommand, 'resend', id)).toBe('Queued for delivery.\n');
    await eventually(() => expect(sink.mails).toHaveLength(1));
    await expect(run(outboxCommand, 'resend', crypto.randomUUID())).rejects.toThrow(OperatorError);
    expect(await run(outboxCommand, 'resend', '--all')).toBe('Goes out again: 1.\n');
    await eventually(() => expect(sink.mails).toHaveLength(2));
    for (const args of [['resend', 'x'], ['resend'], ['resend', id, '--all'], ['list', '--state', 'lost']]) {
      await expect(run(outboxCommand, ...args)).rejects.toThrow(UsageError);
    }
  });

  /** The id of the only submission of a kind. */
  async function findId(kind: string): Promise<string> {
    const [id = ''] = /[0-9a-f-]{36}/.exec(await run(listCommand, kind, '--flagged', 'any')) ?? [];
    return id;
  }

  test('everything about a submission is shown, without terminal control characters', async () => {
    const { apply, operator } = await openConsole(on.database);
    await apply();
    const id = await findId('applications');
    // The form rejects such characters, but the terminal must not rely on that.
    await on.run(sql`update applications set additional_info = ${'one\ntwo \u001b[31mred \u202etxt'}`);
    await run(noteCommand, id, 'Called them');
    await run(assignCommand, id, operator.email);
    const shown = await run(showCommand, id);
    expect(shown).toContain(`application: ${id}\n`);
    expect(shown).toContain('status: new\n');
    expect(shown).toContain(`assigned to: ${operator.email}\n`);
    expect(shown).toContain('  agencyName: Nordlicht\n');
    expect(shown).toContain('  additionalInfo:\n    one\n    two  [31mred  txt\n');
    expect(shown).toMatch(/History\n.*\tassigned\t.*\n.*\tnote\t\t\{"text":"Called them"\}\n/);
    expect(shown).toMatch(/Mails and webhook calls\n.*\tmail\tapplication\./);
    expect(JSON.parse(await run(showCommand, id, '--format', 'json')).row).toMatchObject({ id });
    const found = await run(listCommand, 'applications', '--assignee', operator.email.toUpperCase());
    expect(found).toContain(id);
    for (const args of [[], ['x'], [id, '--format', 'xml'], [id, id]]) {
      await expect(run(showCommand, ...args)).rejects.toThrow(UsageError);
    }
    await expect(run(showCommand, crypto.randomUUID())).rejects.toThrow(OperatorError);
  });

  test('status, notes and assignees are changed as in the console, and audited as the command line', async () => {
    const { ask, get, operator } = await openConsole(on.database);
    await ask();
    const id = await findId('leads');
    expect(await run(statusCommand, id, 'contacted', '--reason', 'by telephone')).toBe('new → contacted\n');
    expect(await run(noteCommand, id, 'Wants a demo')).toBe('The note is added.\n');
    expect(await run(assignCommand, id, operator.email)).toBe(`Assigned to ${operator.email}.\n`);
    expect(await run(assignCommand, id, 'nobody')).toBe('Assigned to nobody.\n');
    const { events } = (await get(consoleApi.audit)).json();
    expect(events.slice(0, 4)).toMatchObject([
      { kind: 'assigned', actor: null, detail: { assignee: null } },
      { kind: 'assigned', actor: null, detail: { assignee: operator.id } },
      { kind: 'note', actor: null, detail: { text: 'Wants a demo' } },
      { kind: 'status', actor: null, detail: { from: 'new', to: 'contacted', reason: 'by telephone' } },
    ]);
    await expect(run(statusCommand, id, 'invited')).rejects.toThrow(
      'The status of this lead can become: new, contacted, closed.',
    );
    await expect(run(assignCommand, id, 'x@y.example')).rejects.toThrow('There is no operator x@y.example.');
    await run(operatorCommand, 'disable', operator.email);
    await expect(run(assignCommand, id, operator.email)).rejects.toThrow(OperatorError);
    await expect(run(noteCommand, id, ' ')).rejects.toThrow('A note has 1 to 5,000 characters.');
    await expect(run(statusCommand, id)).rejects.toThrow(UsageError);
    await expect(run(statusCommand, id, 'closed', 'why')).rejects.toThrow('--reason');
  });

  test('an action that the console would refuse is refused with the same message', async () => {
    const { apply } = await openConsole(on.database);
    await apply();
    const id = await findId('applications');
    await expect(run(statusCommand, id, 'declined')).rejects.toThrow('Applicants get a reply.');
    await run(statusCommand, id, 'declined', '--send-nothing');
    await apply();
    await expect(run(statusCommand, id, 'new')).rejects.toThrow(
      'This person has another open entry. Close one of the two first.',
    );
  });

  test('unflagging sends the held mails', async () => {
    const sink = await smtpSink();
    const { ask } = await openConsole(on.database, { variables: { SMTP_URL: sink.url } });
    await ask({ projectCode: 'x' });
    const id = await findId('leads');
    expect(await run(unflagCommand, id)).toBe('Flag removed. Held mails will be sent.\n');
    await sink.arrived(2);
    expect(await run(unflagCommand, id)).toBe('It was not flagged.\n');
  });

  test('bulk changes need --yes and follow the rules of the console', async () => {
    const { apply, get, operator } = await openConsole(on.database);
    for (const name of ['one', 'two', 'three']) {
      await apply({ email: `${name}@agency.example`, agencyName: name });
    }
    const bulk = (...args: string[]) => run(bulkCommand, 'applications', ...args);
    const all = () =>
      on.run(sql`select agency_name as name, status, assignee, flag from applications order by 1`);
    const listed = await bulk('status', 'reviewing', '--q', 'one');
    expect(listed).toMatch(/\tone\t.*\n1 in all\. To change them, add --yes\.\n$/);
    expect(await all()).toMatchObject([{ status: 'new' }, { status: 'new' }, { status: 'new' }]);
    expect(await bulk('status', 'reviewing', '--q', 'one', '--yes')).toBe('Done. 1 in all.\n');
    expect(await bulk('assign', operator.email, '--status', 'new', '--yes')).toBe('Done. 2 in all.\n');
    expect(await all()).toMatchObject([
      { name: 'one', status: 'reviewing', assignee: null },
      { name: 'three', status: 'new', assignee: operator.id },
      { name: 'two', status: 'new', assignee: operator.id },
    ]);
    expect(await bulk('invite', '--q', 'two', '--yes')).toMatch(
      /will be sent in 60 seconds\nDone\. 1 in all\.\n$/,
    );
    expect(await bulk('invite')).toMatch(/\n2 in all, 1 left out\. To change them, add --yes\.\n$/);
    await on.run(sql`update applications set flag = 'honeypot' where agency_name = 'three'`);
    expect(await bulk('unflag', '--yes')).toBe('Done. 1 in all.\n');
    expect(await bulk('unflag', '--yes')).toBe('Done. 0 in all.\n');
    const { events } = (await get(consoleApi.audit)).json();
    expect(events.slice(0, 2)).toMatchObject([
      { kind: 'unflagged', actor: null },
      { kind: 'answered', actor: null },
    ]);
    expect(await bulk('erase', '--status', 'reviewing', '--yes')).toBe('Erased: 1.\nDone. 1 in all.\n');
    expect(await all()).toMatchObject([
      { name: 'three', flag: null },
      { name: 'two', status: 'invited' },
    ]);
    for (const args of [[], ['status'], ['status', 'invited'], ['erase', 'x'], ['dance'], ['assign']]) {
      await expect(bulk(...args)).rejects.toThrow(UsageError);
    }
    await expect(bulk('assign', 'x@y.example')).rejects.toThrow('There is no operator x@y.example.');
    await expect(run(bulkCommand, 'meetings', 'invite')).rejects.toThrow(UsageError);
  });

  test('reply templates are listed, shown and reset', async () => {
    const { get, post } = await openConsole(on.database);
    const key = { kind: 'support', act: 'reply', language: 'de' } as const;
    const words = { subject: 'Zu Ihrer Frage', title: 'Unsere Antwort', text: '{greeting}\n\n[…]' };
    await post(consoleApi.templates, { ...key, ...words });
    const template = (...args: string[]) => run(templateCommand, ...args);
    expect(await template('list')).toContain('support\treply\tde\tchanged\tZu Ihrer Frage\n');
    expect(await template('show', 'support', 'reply', 'de')).toBe(
      'Subject: Zu Ihrer Frage\nTitle: Unsere Antwort\n\n{greeting}\n\n[…]\n',
    );
    expect(await template('reset', 'support', 'reply', 'de')).toBe('The text is the default again.\n');
    expect(await template('list')).not.toContain('changed');
    const { events } = (await get(consoleApi.audit)).json();
    expect(events[0]).toMatchObject({ kind: 'template-reset', actor: null, detail: key });
    const wrong = [
      ['show'],
      ['show', 'support', 'invite', 'de'],
      ['show', 'support', 'reply', 'it'],
      ['list', 'de'],
    ];
    for (const args of wrong) await expect(template(...args)).rejects.toThrow(UsageError);
  });

  test('a resume is written to a new file or to standard output', async () => {
    const { applyForJob, ask } = await openConsole(on.database);
    await applyForJob();
    await ask();
    const id = await findId('job-applications');
    const folder = await mkdtemp(join(tmpdir(), 'resume-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const file = join(folder, 'resume.pdf');
    expect(await run(resumeCommand, id, file)).toBe(
      `Zoë’s resume.pdf (application/pdf) is in ${file}. A stranger made it: open it with care.\n`,
    );
    expect(await readFile(file)).toEqual(Buffer.from(pdf()));
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await expect(run(resumeCommand, id, file)).rejects.toThrow(
      `${file} cannot be written: it exists already.`,
    );
    expect(await run(resumeCommand, id)).toBe(Buffer.from(pdf()).toString());
    await expect(run(resumeCommand, await findId('leads'), `${file}2`)).rejects.toThrow(
      'There is no resume with this lead.',
    );
  });
});

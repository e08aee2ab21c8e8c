import { expect, test, vi } from 'vitest';
import { openConsole } from '../../console/testing/open-console.ts';
import { readEnv } from '../../env.ts';
import { StartProblem } from '../../start-problem.ts';
import { onEachEngine } from '../../testing/on-each-engine.ts';
import { smtpSink } from '../../testing/smtp-sink.ts';
import { type AdminCommand, UsageProblem } from '../command.ts';
import { eraseCommand } from './erase.ts';
import { exportCommand } from './export.ts';
import { listCommand } from './list.ts';
import { outboxCommand } from './outbox.ts';

const patience = { timeout: 20_000 };

onEachEngine((on) => {
  /** Runs a command and gives what it wrote. */
  async function run(command: AdminCommand, ...args: string[]): Promise<string> {
    const out: string[] = [];
    await command.run(args, {
      ...{ db: on.database.db, database: on.database, env: readEnv(on.database.env) },
      print: (line) => void out.push(`${line}\n`),
      write: async (text) => void out.push(text),
    });
    return out.join('');
  }

  test('what visitors sent is listed, searched and filtered', async () => {
    const { apply } = await openConsole(on.database);
    await apply({ location: 'Berlin' });
    await apply({ email: 'two@agency.example', agencyName: 'Other' });
    expect(await run(listCommand, 'applications')).toContain('2 in all.');
    const found = await run(listCommand, 'applications', '--status', 'open', '--q', 'berlin');
    expect(found).toMatch(/new\t\ten\tNordlicht\tBerlin\t/);
    expect(found).toContain('1 in all.');
    expect(await run(listCommand, 'leads')).toBe('0 in all.\n');
    for (const args of [[], ['nothing'], ['leads', 'leads'], ['leads', '--sort', 'id']]) {
      await expect(run(listCommand, ...args)).rejects.toThrow(UsageProblem);
    }
  });

  test('a list and a person leave to standard output', async () => {
    const { ask } = await openConsole(on.database);
    await ask();
    expect(await run(exportCommand, 'leads', '--format', 'csv')).toMatch(/^\ufeffid,.*\n.*Zoë Müller/);
    expect(JSON.parse(await run(exportCommand, 'leads', '--format', 'json'))).toHaveLength(1);
    expect(JSON.parse(await run(exportCommand, 'person', 'zoe@agency.example')).sent).toHaveLength(1);
    await expect(run(exportCommand, 'leads', '--format', 'xls')).rejects.toThrow(UsageProblem);
  });

  test('a person is erased only when one says yes', async () => {
    const { ask } = await openConsole(on.database);
    await ask();
    expect(await run(eraseCommand, 'zoe@agency.example')).toContain('To erase this for good, add --yes.');
    expect(await run(listCommand, 'leads')).toContain('1 in all.');
    expect(await run(eraseCommand, 'zoe@agency.example', '--yes')).toBe('Erased: 1.\n');
    expect(await run(eraseCommand, 'zoe@agency.example')).toBe('Nothing is known about that address.\n');
    await expect(run(eraseCommand, '--yes')).rejects.toThrow(UsageProblem);
  });

  test('what was given up is listed and goes out again', async () => {
    const sink = await smtpSink();
    sink.refuseWith = 550;
    const { ask } = await openConsole(on.database, { variables: { SMTP_URL: sink.url } });
    await ask();
    await vi.waitFor(
      async () => expect((await run(outboxCommand, 'list', '--state', 'dead')).split('\n')).toHaveLength(3),
      patience,
    );
    const [id = ''] = /[0-9a-f-]{36}/.exec(await run(outboxCommand, 'list', '--state', 'dead')) ?? [];
    sink.refuseWith = 0;
    expect(await run(outboxCommand, 'resend', id)).toBe('It goes out again.\n');
    await vi.waitFor(() => expect(sink.mails).toHaveLength(1), patience);
    await expect(run(outboxCommand, 'resend', crypto.randomUUID())).rejects.toThrow(StartProblem);
    await expect(run(outboxCommand, 'resend', 'x')).rejects.toThrow(UsageProblem);
  });
});

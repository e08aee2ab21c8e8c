import { expect, test } from 'vitest';
import type { Detail } from '../../../contract/console/inbox.ts';
import { consoleApi } from '../../../contract/console/paths.ts';
import { openConsole } from '../../console/testing/open-console.ts';
import { sql } from '../../db/sql.ts';
import { book } from '../../meetings/book-meeting.ts';
import { OperatorError } from '../../operator-error.ts';
import { isAudited } from '../../submissions/read-events.ts';
import { onEachEngine } from '../../testing/on-each-engine.ts';
import { type DatabaseCommand, UsageError } from '../command.ts';
import { runCommand } from '../testing/run-command.ts';
import { statusCommand } from './actions.ts';
import { moveCommand, replyCommand } from './reply.ts';

onEachEngine((on) => {
  const run = (command: DatabaseCommand, ...args: string[]) => runCommand(on.database, command, args);

  test('a reply is previewed, sent from its template, and undone', async () => {
    const { apply, get } = await openConsole(on.database);
    await apply();
    const [found] = await on.run(sql`select id from applications`);
    const id = String(found?.id);
    const preview = await run(replyCommand, id, 'invite', '--language', 'de', '--to', 'contact', '--preview');
    expect(preview).toContain(
      'To: Zoe@agency.example\nCc: ops@agency.example\nSubject: Forespan: Ihr Onboarding-Gespräch\n',
    );
    expect(preview).toContain('wir haben Ihre Bewerbung für Nordlicht gelesen');
    expect(await on.run(sql`select from outbox where mail is not null`)).toHaveLength(0);
    await expect(run(replyCommand, id, 'ask')).rejects.toThrow(OperatorError);
    const sent = await run(replyCommand, id, 'ask', '--words', 'What do you report with?');
    expect(sent).toMatch(/^[0-9a-f-]{36}\twill be sent in 60 seconds\tnew → reviewing\n$/);
    const [queued] = await on.run(sql`select mail ->> 'text' as text from outbox where mail is not null`);
    expect(queued?.text).toContain('What do you report with?');
    expect(await run(replyCommand, 'undo', sent.slice(0, 36))).toBe('Reply undone.\n');
    await expect(run(replyCommand, 'undo', sent.slice(0, 36))).rejects.toThrow(OperatorError);
    const { row, events } = (await get(consoleApi.detail('application', id))).json<Detail>();
    expect([row.status, events.map(({ actor }) => actor)]).toEqual(['new', [null, null]]);
    const audited = await on.run(
      sql`select kind from events where ${isAudited} and actor is null order by at, id`,
    );
    expect(audited.map(({ kind }) => kind)).toEqual(['added', 'answered', 'answer-undone']);
    for (const args of [[], [id], [id, 'sing'], ['undo', 'x'], [id, 'reply', '--language', 'it']]) {
      await expect(run(replyCommand, ...args)).rejects.toThrow(UsageError);
    }
  });

  test('a meeting is moved in its host’s time zone, the visitor is notified, and its outcome is recorded', async () => {
    const { db } = on.database;
    const start = new Date(Date.now() + 7 * 86_400_000);
    const time = { start, end: new Date(start.valueOf() + 1_800_000), offset: 1, locale: 'en' } as const;
    const booked = {
      ...time,
      flag: null,
      name: 'Ana',
      email: 'ana@agency.example',
      attempt: 'a',
      webhook: false,
    };
    const id = (await book(db, booked)) ?? '';
    await on.run(sql`delete from outbox`);
    const day = new Date(start.valueOf() + 86_400_000).toISOString().slice(0, 10);
    await on.run(sql`update hosts set name = 'New York', hours = '[]'::jsonb`);
    await expect(run(moveCommand, id, `${day}T16:15`)).rejects.toThrow(
      /^This is outside New York's hours \(none on \w+days\).*\. Move it anyway\? If so, add --anyway\.$/,
    );
    expect(await on.run(sql`select from outbox`)).toEqual([]);
    const moved = await run(moveCommand, id, `${day}T16:15`, '--anyway');
    expect(moved).toContain(`Moved to ${day}T16:15, America/New_York`);
    const told = await on.run(sql`select template from outbox where topic = 'mail' order by template`);
    expect(told.map(({ template }) => template)).toEqual(['meeting.invitation', 'meeting.moved']);
    expect(await on.run(sql`select kind from events where ${isAudited}`)).toEqual([{ kind: 'moved' }]);
    await expect(run(moveCommand, id, '2020-01-01T10:00')).rejects.toThrow('passed');
    await expect(run(moveCommand, id, 'tomorrow')).rejects.toThrow(UsageError);
    await expect(run(moveCommand, id, `${day}T10:00`, '--host', 'Nobody')).rejects.toThrow('no host');
    await expect(run(statusCommand, id, 'attended')).rejects.toThrow(OperatorError);
    await on.run(
      sql`update meetings set starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour'`,
    );
    expect(await run(statusCommand, id, 'attended')).toBe('booked → attended\n');
  });
});

import { expect, test } from 'vitest';
import type { Detail, List } from '../../../contract/console/inbox.ts';
import { consoleApi } from '../../../contract/console/paths.ts';
import { changeCommand } from '../../admin/commands/change.ts';
import { showCommand } from '../../admin/commands/show.ts';
import { runCommand } from '../../admin/testing/run-command.ts';
import { sql } from '../../db/sql.ts';
import { OperatorError } from '../../operator-error.ts';
import { isAudited } from '../../submissions/read-events.ts';
import { onEachEngine } from '../../testing/on-each-engine.ts';
import { openConsole } from '../testing/open-console.ts';

onEachEngine((on) => {
  /** An application with a proposed change, as the console shows it. */
  async function openChanged(variables: NodeJS.ProcessEnv = {}) {
    const opened = await openConsole(on.database, { variables });
    await opened.apply();
    await opened.apply({ agencyName: 'Südlicht', pointOfContactEmail: 'stranger@other.example' });
    const { rows } = (await opened.get(consoleApi.list('application'))).json<List>();
    const id = rows[0]?.id ?? '';
    const shown = async () => (await opened.get(consoleApi.detail('application', id))).json<Detail>();
    const change = (await shown()).proposedChanges[0]?.id ?? '';
    async function decide(decision: 'accept' | 'dismiss', seen?: string) {
      return opened.post(consoleApi.decideChange(id, change, decision), {
        seen: seen ?? (await shown()).row.updatedAt,
      });
    }
    return { ...opened, id, change, shown, decide };
  }
  const notices = async () =>
    (await on.rows('outbox')).map(({ template }) => template).filter((one) => one === 'application.updated');

  test('the console marks an application with a proposed change, and shows both versions', async () => {
    const { get, id, shown } = await openChanged();
    expect((await get(consoleApi.list('application'))).json<List>().rows).toMatchObject([
      { id, title: 'Nordlicht', hasProposedChange: true },
    ]);
    const { fields, proposedChanges, events } = await shown();
    expect(fields).toMatchObject({ agencyName: 'Nordlicht', pointOfContactEmail: 'ops@agency.example' });
    expect(proposedChanges).toMatchObject([
      {
        language: 'en',
        fields: { agencyName: 'Südlicht', pointOfContactEmail: 'stranger@other.example' },
      },
    ]);
    expect(events.map(({ kind }) => kind)).toEqual(['change-proposed']);
  });

  test('a new proposal tells open consoles to refresh, and does not get in the way of an operator’s change', async () => {
    const opened = await openConsole(on.database);
    await opened.apply();
    // The mail includes it too, but is not always sent.
    const version = async () => {
      await on.run(sql`delete from outbox`);
      return (await opened.get(consoleApi.counts)).json().version;
    };
    const before = await version();
    const { rows } = (await opened.get(consoleApi.list('application'))).json<List>();
    const { id = '', updatedAt: seen } = rows[0] ?? {};
    await opened.apply({ agencyName: 'Südlicht' });
    expect(await version()).not.toBe(before);
    const status = { status: 'reviewing', reason: '', seen };
    expect((await opened.post(consoleApi.act('application', id, 'status'), status)).statusCode).toBe(200);
  });

  test('an accepted change takes effect, is recorded with its operator, and notifies', async () => {
    const { decide, shown, operator } = await openChanged();
    expect(await notices()).toEqual([]);
    const accepted = (await decide('accept')).json<Detail>();
    expect(accepted.fields).toMatchObject({
      agencyName: 'Südlicht',
      pointOfContactEmail: 'stranger@other.example',
    });
    expect(accepted.row.hasProposedChange).toBe(false);
    expect(accepted.proposedChanges).toEqual([]);
    expect(accepted.events[0]).toMatchObject({
      kind: 'change-accepted',
      actor: operator.email,
      detail: { before: { agencyName: 'Nordlicht', pointOfContactEmail: 'ops@agency.example' } },
    });
    expect(await notices()).toHaveLength(1);
    expect((await decide('accept')).statusCode).toBe(409);
    expect((await decide('dismiss')).statusCode).toBe(409);
    expect((await shown()).events).toHaveLength(2);
  });

  test('a dismissed change leaves no content behind, changes nothing and notifies no one', async () => {
    const { decide, operator } = await openChanged();
    const { row, fields, events, proposedChanges } = (await decide('dismiss')).json<Detail>();
    expect([row.title, row.hasProposedChange, proposedChanges]).toEqual(['Nordlicht', false, []]);
    expect(fields.pointOfContactEmail).toBe('ops@agency.example');
    expect(events[0]).toMatchObject({ kind: 'change-dismissed', actor: operator.email });
    expect(await notices()).toEqual([]);
    expect(JSON.stringify(await on.rows('proposed_changes'))).not.toContain('stranger');
    expect((await decide('accept')).statusCode).toBe(409);
  });

  test('a change is not accepted if the application changed since it was compared', async () => {
    const { decide, shown, post, id } = await openChanged();
    const { updatedAt } = (await shown()).row;
    await post(consoleApi.act('application', id, 'note'), { text: 'x' });
    const refused = await decide('accept', updatedAt);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'changedMeanwhile']);
    expect((await shown()).row.title).toBe('Nordlicht');
  });

  test('two operators at once settle a change once', async () => {
    const { decide } = await openChanged();
    const decisions = await Promise.all([decide('accept'), decide('accept'), decide('dismiss')]);
    expect(decisions.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  });

  test('a change is decided only with its own application', async () => {
    const { apply, get, post, change, id, shown } = await openChanged();
    const payload = { seen: (await shown()).row.updatedAt };
    await apply({ email: 'other@agency.example' });
    const { rows } = (await get(consoleApi.list('application'))).json<List>();
    const other = rows.find((row) => row.id !== id);
    for (const wrong of [
      consoleApi.decideChange(other?.id ?? '', change, 'accept'),
      consoleApi.decideChange(other?.id ?? '', change, 'dismiss'),
      consoleApi.decideChange(id, crypto.randomUUID(), 'accept'),
      consoleApi.decideChange(id, 'x', 'accept'),
    ]) {
      const response = await post(wrong, payload);
      expect([wrong, response.statusCode]).toEqual([wrong, 404]);
    }
    expect((await shown()).proposedChanges).toHaveLength(1);
  });

  test('the command line shows a proposed change, and accepts or dismisses it', async () => {
    const { id, change, shown, apply } = await openChanged();
    const printed = await runCommand(on.database, showCommand, [id]);
    expect(printed).toContain(`Proposed change ${change}`);
    expect(printed).toContain('agencyName: Nordlicht → Südlicht');
    expect(await runCommand(on.database, changeCommand, [change, 'accept'])).toBe(
      'The change is accepted.\n',
    );
    expect((await shown()).row.title).toBe('Südlicht');
    await expect(runCommand(on.database, changeCommand, [change, 'accept'])).rejects.toThrow(OperatorError);
    await apply({ agencyName: 'Westlicht' });
    const next = (await shown()).proposedChanges[0]?.id ?? '';
    expect(await runCommand(on.database, changeCommand, [next, 'dismiss'])).toBe(
      'The change is dismissed.\n',
    );
    expect((await shown()).row).toMatchObject({ title: 'Südlicht', hasProposedChange: false });
    const audited = await on.run(
      sql`select kind from events where ${isAudited} and actor is null order by at, id`,
    );
    expect(audited.map(({ kind }) => kind)).toEqual(['added', 'change-accepted', 'change-dismissed']);
  });

  test('the mails about a change are held until its application is marked as not spam', async () => {
    const opened = await openConsole(on.database);
    await opened.apply({ projectCode: 'x' });
    await opened.apply({ projectCode: 'x', agencyName: 'Südlicht' });
    const [stored] = await on.rows('applications');
    expect(new Set((await on.rows('outbox')).map(({ state }) => state))).toEqual(new Set(['held']));
    await opened.post(consoleApi.act('application', String(stored?.id), 'unflag'));
    const mails = await on.run(sql`select state from outbox where template = 'application.change'`);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.state).not.toBe('held');
  });
});

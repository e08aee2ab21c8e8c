import { expect, test } from 'vitest';
import { auditPage, auditTopics } from '../../contract/console/audit.ts';
import { pageSize } from '../../contract/console/inbox.ts';
import { consoleApi } from '../../contract/console/paths.ts';
import { sql } from '../db/sql.ts';
import { uuid7 } from '../db/uuid7.ts';
import { onEachEngine } from '../testing/on-each-engine.ts';
import { openConsole, withQuery } from './testing/open-console.ts';

onEachEngine((on) => {
  test('each event of the audit log is in one topic, and its pages keep to the topic', async () => {
    const { db } = on.database;
    const { get, operator } = await openConsole(on.database);
    const read = async (query: Record<string, string>) =>
      auditPage.parse((await get(withQuery(consoleApi.audit, query))).json());
    for (const kind of [
      'status',
      'exported',
      'signed-in',
      'role',
      'an-unheard-of-kind',
      ...Array(pageSize).fill('assigned'),
    ])
      await db.execute(sql`
        insert into events (id, subject_kind, subject_id, kind, detail, actor, at)
        values (${uuid7()}, 'operator', ${uuid7()}, ${kind}, '{}', ${operator.id}, now())`);

    const readKinds = async (topic: string) => {
      const first = await read({ topic });
      const rest = first.next ? await read({ topic, after: first.next }) : { events: [] };
      return [...first.events, ...rest.events].map(({ kind }) => kind);
    };
    const [decisions = [], data = [], settings = [], signIns = []] = await Promise.all(
      auditTopics.map(readKinds),
    );
    expect(decisions).toHaveLength(pageSize + 1);
    expect(new Set(decisions)).toEqual(new Set(['assigned', 'status']));
    expect(data).toEqual(['exported']);
    expect(settings).toEqual(expect.arrayContaining(['role', 'an-unheard-of-kind']));
    expect(new Set(signIns)).toEqual(new Set(['signed-in']));
    const [{ count = 0 } = {}] = await db.query<{ count: number }>(
      sql`select count(*)::int as count from events`,
    );
    expect(decisions.length + data.length + settings.length + signIns.length).toBe(count);
    expect((await get(withQuery(consoleApi.audit, { topic: 'weather' }))).statusCode).toBe(422);
  });

  test('the audit log is exported as a whole or by topic, and the export is in it', async () => {
    const { get, operator } = await openConsole(on.database);
    await on.database.db.execute(sql`
      insert into events (id, subject_kind, subject_id, kind, detail, actor, at)
      values (${uuid7()}, 'operator', ${uuid7()}, 'role', '{"role":"=admin"}', ${operator.id}, now())`);
    const { body, headers } = await get(consoleApi.auditCsv);
    expect(headers['content-disposition']).toMatch(/^attachment; filename="audit-[\d-]+\.csv"/);
    const [head, ...lines] = body.trimEnd().split('\n');
    expect(head).toBe('\ufeffat,actor,kind,subjectKind,subjectId,subjectTitle,detail');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toContain(`,${operator.email},exported,export,`);
    expect(lines[1]).toContain(`"{""role"":""=admin""}"`);
    const { body: settings } = await get(withQuery(consoleApi.auditCsv, { topic: 'settings' }));
    expect(settings).toContain(',role,');
    expect(settings).not.toContain(',exported,');
  });
});

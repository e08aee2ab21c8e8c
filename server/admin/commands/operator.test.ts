import { expect, test } from 'vitest';
import { sql } from '../../db/sql.ts';
import { onEachEngine } from '../../testing/on-each-engine.ts';
import { signedIn } from '../../testing/operators.ts';
import { UsageError } from '../command.ts';
import { runCommand } from '../testing/run-command.ts';
import { operatorCommand } from './operator.ts';

const email = 'zoe@agency.example';

onEachEngine((on) => {
  const run = (...args: string[]) => runCommand(on.database, operatorCommand, args);

  test('operators are added, shown, changed, disabled and enabled', async () => {
    expect(await run('list')).toBe('There are no operators yet.\n');
    const added = await run('add', ` ${email}`, '--role', 'editor', '--generate');
    expect(added).toMatch(
      /^Password: [\w-]{24}\nzoe@agency\.example may sign in at \/console as editor\.\n$/,
    );
    await expect(run('add', email.toUpperCase(), '--generate')).rejects.toThrow('is an operator already.');
    await run('role', email.toUpperCase(), 'viewer');
    await run('disable', email);
    expect(await run('list')).toBe(`${email}  viewer  disabled\n`);
    await run('enable', email);
    await run('code-off', email);
    expect(await run('password', email, '--generate')).toMatch(/^Password: [\w-]{24}\nThe password of/);
    expect(await run('list')).toBe(`${email}  viewer\n`);
    const events = await on.database.db.query(sql`select * from events order by at, id`);
    const kinds = ['added', 'role', 'disabled', 'enabled', 'code-off', 'password-changed'];
    expect(events.map(({ kind }) => kind)).toEqual(kinds);
    expect(JSON.stringify(events)).not.toContain(email);
    const [stored] = await on.database.db.query(sql`select * from operators`);
    expect(stored?.password_hash).toMatch(/^\$argon2id\$/);
  });

  test('the first operator is an admin, the others are viewers unless a role is given', async () => {
    expect(await run('add', email, '--generate')).toContain('as admin');
    expect(await run('add', 'two@agency.example', '--generate')).toContain('as viewer');
    expect(await run('role', 'two@agency.example', 'admin')).toContain('is admin now');
    // On the command line even the last admin can be demoted: it has full access anyway.
    await run('disable', email);
    expect(await run('role', 'two@agency.example', 'viewer')).toContain('is viewer now');
  });

  test('an operator is invited, and signed out everywhere', async () => {
    expect(await run('invite', email, '--role', 'editor')).toContain('is invited as editor');
    const queued = await on.database.db.query(sql`select * from outbox`);
    expect(queued).toMatchObject([{ template: 'operator.invitation', state: 'waiting' }]);
    const { operator } = await signedIn(on.database.db);
    await expect(run('invite', operator.email)).rejects.toThrow('is an operator already.');
    expect(await run('sign-out', operator.email)).toContain('is signed out everywhere');
    expect(await on.database.db.query(sql`select * from sessions`)).toEqual([]);
  });

  test.each(['disable', 'password'])('%s ends every session', async (act) => {
    const { operator } = await signedIn(on.database.db);
    await run(act, operator.email, ...(act === 'password' ? ['--generate'] : []));
    expect(await on.database.db.query(sql`select * from sessions`)).toEqual([]);
  });

  test('invalid operations are explained', async () => {
    await expect(run('add', 'nobody', '--generate')).rejects.toThrow('nobody is not an email address.');
    await expect(run('disable', email)).rejects.toThrow(`There is no operator ${email}.`);
    for (const args of [
      [],
      ['add'],
      ['dance', email],
      ['role', email, 'owner'],
      ['list', email],
      ['role', email],
    ]) {
      await expect(run(...args)).rejects.toThrow(UsageError);
    }
    await expect(run('list', '--all')).rejects.toThrow(/--all/);
    expect(await on.database.db.query(sql`select * from operators`)).toEqual([]);
  });
});

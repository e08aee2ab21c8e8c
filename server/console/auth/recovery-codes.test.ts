import { expect, test } from 'vitest';
import { consoleApi } from '../../../contract/console/paths.ts';
import { events, recoveryCodes } from '../../db/schema.ts';
import { onEachEngine } from '../../testing/on-each-engine.ts';
import { operatorPassword, ownPage, testOperator } from '../../testing/operators.ts';
import { testApi } from '../../testing/test-api.ts';
import { createSecret } from './one-time-code.ts';
import { turnCodeOff, turnCodeOn } from './operators.ts';
import { cookieOf, eventKinds, signIn } from './testing/sign-in.ts';

onEachEngine((on) => {
  async function withCode() {
    const { id } = await testOperator(on.database.db);
    const codes = await turnCodeOn(on.database.db, id, createSecret(), 0);
    return { id, codes };
  }

  test('ten recovery codes are made, all different, and only their hashes are kept', async () => {
    const { codes } = await withCode();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^([2-9a-z]{4}-){3}[2-9a-z]{4}$/);
    const kept = JSON.stringify(await on.database.db.select().from(recoveryCodes));
    for (const code of codes) expect(kept).not.toContain(code.replaceAll('-', ''));
  });

  test('a recovery code signs in once, however it is spelled, and each use is in the audit log', async () => {
    const { id, codes } = await withCode();
    const [first = '', second = ''] = codes;
    const { app } = await testApi(on.database);
    const spelled = first.toUpperCase().replaceAll('-', ' ');
    const both = await Promise.all([signIn(app, { code: spelled }), signIn(app, { code: spelled })]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
    expect((await signIn(app, { code: first })).json().code).toBe('wrongCode');
    expect((await signIn(app, { code: second })).json().recoveryCodesLeft).toBe(8);
    expect((await signIn(app, { code: second, password: 'not the password' })).statusCode).toBe(401);
    const used = (await on.database.db.select().from(events)).filter(
      ({ kind }) => kind === 'recovery-code-used',
    );
    expect(used.map(({ actor, detail }) => [actor, detail])).toEqual([
      [id, { left: 9 }],
      [id, { left: 8 }],
    ]);
  });

  test('new recovery codes need the password and void the old ones', async () => {
    const { id, codes } = await withCode();
    const [first = '', second = ''] = codes;
    const { app } = await testApi(on.database);
    const cookie = cookieOf(await signIn(app, { code: first }));
    const renew = (password: string) =>
      app.inject({
        method: 'POST',
        url: consoleApi.renewRecoveryCodes,
        headers: { ...ownPage, cookie },
        payload: { password },
      });
    expect((await renew('not the password')).json().code).toBe('wrongPassword');
    const renewed = (await renew(operatorPassword)).json().recoveryCodes;
    expect(renewed).toHaveLength(10);
    expect((await signIn(app, { code: second })).statusCode).toBe(401);
    expect((await signIn(app, { code: renewed[9] })).statusCode).toBe(200);
    expect(await eventKinds(on.database.db, id)).toContain('recovery-codes-renewed');
    await turnCodeOff(on.database.db, id, null);
    expect(await on.database.db.select().from(recoveryCodes)).toEqual([]);
    expect((await renew(operatorPassword)).statusCode).toBe(409);
  });
});

import * as z from 'zod/mini';
import {
  accessChange,
  invite as invitationSent,
  type OperatorAccount,
  openSessions,
  operatorAccounts,
  roleChange,
} from '../../../contract/console/operators.ts';
import { consoleApi } from '../../../contract/console/paths.ts';
import type { Db, WithDates } from '../../db/db.ts';
import { sql } from '../../db/sql.ts';
import { HttpError } from '../../http-error.ts';
import { invite, listInvitations, withdrawInvitation } from '../../operators/invitations.ts';
import { changeRole, readOperator, setDisabled, signOutEverywhere } from '../../operators/operators.ts';
import { endOwnSessions, isActiveSession, listSessions } from '../../operators/sessions.ts';
import { writeEvent } from '../../submissions/events.ts';
import { readSessionToken } from '../auth/cookie.ts';
import { type ConsoleDependencies, type ConsoleRoute, consoleRoute } from '../console-route.ts';

const done = z.object({});

/** Managing operators, for admins, and each operator's own sessions. */
export function operatorRoutes(deps: Pick<ConsoleDependencies, 'db' | 'outbox'>): ConsoleRoute[] {
  return [...adminRoutes(deps), ...ownSessionRoutes(deps)];
}

function adminRoutes({ db, outbox }: Pick<ConsoleDependencies, 'db' | 'outbox'>): ConsoleRoute[] {
  return [
    consoleRoute({
      method: 'GET',
      path: consoleApi.people,
      role: 'admin',
      reply: operatorAccounts,
      handle: async () => ({
        people: await listOperatorAccounts(db),
        invitations: await listInvitations(db),
      }),
    }),
    consoleRoute({
      method: 'POST',
      path: consoleApi.invite,
      role: 'admin',
      body: invitationSent,
      reply: done,
      async handle({ body, operator }) {
        if (!(await invite(db, body, operator.id))) throw new HttpError(409, { code: 'alreadyOperator' });
        outbox.nudge();
        return {};
      },
    }),
    consoleRoute({
      method: 'POST',
      path: consoleApi.withdrawInvitation(':id'),
      role: 'admin',
      reply: done,
      async handle({ params: { id = '' }, operator }) {
        if (!(await withdrawInvitation(db, id, operator.id))) throw new HttpError(409);
        return {};
      },
    }),
    consoleRoute({
      method: 'POST',
      path: consoleApi.changeRole(':id'),
      role: 'admin',
      body: roleChange,
      reply: done,
      async handle({ params: { id = '' }, body, operator }) {
        if (!(await changeRole(db, id, body.role, operator.id))) throw new HttpError(404);
        return {};
      },
    }),
    consoleRoute({
      method: 'POST',
      path: consoleApi.changeAccess(':id'),
      role: 'admin',
      body: accessChange,
      reply: done,
      async handle({ params: { id = '' }, body, operator }) {
        if (!(await setDisabled(db, id, body.disabled, operator.id))) throw new HttpError(404);
        return {};
      },
    }),
    consoleRoute({
      method: 'POST',
      path: consoleApi.signOutOperator(':id'),
      role: 'admin',
      reply: done,
      async handle({ params: { id = '' }, operator }) {
        if (!(await readOperator(db, id))) throw new HttpError(404);
        await signOutEverywhere(db, id, operator.id);
        return {};
      },
    }),
  ];
}

function ownSessionRoutes({ db }: Pick<ConsoleDependencies, 'db'>): ConsoleRoute[] {
  function recordSignOut(id: string) {
    return writeEvent(db, { subjectKind: 'operator', subjectId: id, kind: 'sessions-ended', actor: id });
  }
  return [
    consoleRoute({
      method: 'GET',
      path: consoleApi.sessions,
      role: 'viewer',
      reply: openSessions,
      handle: async ({ operator, request }) => ({
        sessions: await listSessions(db, operator.id, readSessionToken(request) ?? ''),
      }),
    }),
    consoleRoute({
      method: 'POST',
      path: consoleApi.endSession(':id'),
      role: 'viewer',
      reply: done,
      async handle({ params: { id = '' }, operator }) {
        if ((await endOwnSessions(db, operator.id, { id })) === 0) throw new HttpError(404);
        await recordSignOut(operator.id);
        return {};
      },
    }),
    consoleRoute({
      method: 'POST',
      path: consoleApi.endOtherSessions,
      role: 'viewer',
      reply: done,
      async handle({ operator, request }) {
        const ended = await endOwnSessions(db, operator.id, { except: readSessionToken(request) ?? '' });
        if (ended > 0) await recordSignOut(operator.id);
        return {};
      },
    }),
  ];
}

async function listOperatorAccounts(db: Db): Promise<OperatorAccount[]> {
  const rows = await db.query<WithDates<OperatorAccount, 'signedInAt'>>(sql`
    select id, email, role, totp_secret is not null as "hasCode", disabled_at is not null as disabled,
      signed_in_at as "signedInAt",
      (select count(*)::integer from sessions where operator_id = operators.id and ${isActiveSession}) as "openSessions"
    from operators order by email_key`);
  return rows.map((row) => ({
    ...row,
    signedInAt: row.signedInAt?.toISOString() ?? null,
  }));
}

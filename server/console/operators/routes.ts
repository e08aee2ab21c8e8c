import {
  accessChange,
  invite as invitationSent,
  type OperatorAccount,
  openSessions,
  operatorAccounts,
  roleChange,
} from '../../../contract/console/operators.ts';
import { consoleApi } from '../../../contract/console/paths.ts';
import type { Db } from '../../db/db.ts';
import { sql } from '../../db/sql.ts';
import { writeEvent } from '../../events.ts';
import { HttpError } from '../../http-error.ts';
import { invite, listInvitations, withdrawInvitation } from '../../operators/invitations.ts';
import { changeRole, readOperator, setDisabled, signOutEverywhere } from '../../operators/operators.ts';
import { endOwnSessions, isActiveSession, listSessions } from '../../operators/sessions.ts';
import { readSessionToken } from '../auth/cookie.ts';
import { type ConsoleDependencies, type ConsoleRoute, getRoute, postRoute } from '../console-route.ts';

/** Managing operators, for admins, and each operator's own sessions. */
export function operatorRoutes(deps: Pick<ConsoleDependencies, 'db' | 'outbox'>): ConsoleRoute[] {
  return [...adminRoutes(deps), ...ownSessionRoutes(deps)];
}

function adminRoutes({ db, outbox }: Pick<ConsoleDependencies, 'db' | 'outbox'>): ConsoleRoute[] {
  return [
    getRoute(consoleApi.people, 'admin', {
      response: operatorAccounts,
      handle: async () => ({
        people: await listOperatorAccounts(db),
        invitations: await listInvitations(db),
      }),
    }),
    postRoute(consoleApi.invite, 'admin', {
      body: invitationSent,
      async handle({ body, operator }) {
        if (!(await invite(db, body, operator.id))) throw new HttpError(409, { code: 'alreadyOperator' });
        outbox.nudge();
      },
    }),
    postRoute(consoleApi.withdrawInvitation(':id'), 'admin', {
      async handle({ id, operator }) {
        if (!(await withdrawInvitation(db, id, operator.id))) throw new HttpError(409);
      },
    }),
    postRoute(consoleApi.changeRole(':id'), 'admin', {
      body: roleChange,
      async handle({ id, body, operator }) {
        if (!(await changeRole(db, id, body.role, operator.id))) throw new HttpError(404);
      },
    }),
    postRoute(consoleApi.changeAccess(':id'), 'admin', {
      body: accessChange,
      async handle({ id, body, operator }) {
        if (!(await setDisabled(db, id, body.disabled, operator.id))) throw new HttpError(404);
      },
    }),
    postRoute(consoleApi.signOutOperator(':id'), 'admin', {
      async handle({ id, operator }) {
        if (!(await readOperator(db, id))) throw new HttpError(404);
        await signOutEverywhere(db, id, operator.id);
      },
    }),
  ];
}

function ownSessionRoutes({ db }: Pick<ConsoleDependencies, 'db'>): ConsoleRoute[] {
  function recordSignOut(id: string) {
    return writeEvent(db, { kind: 'operator', id, actor: id }, 'sessions-ended');
  }
  return [
    getRoute(consoleApi.sessions, 'viewer', {
      response: openSessions,
      handle: async ({ operator, request }) => ({
        sessions: await listSessions(db, operator.id, readSessionToken(request) ?? ''),
      }),
    }),
    postRoute(consoleApi.endSession(':id'), 'viewer', {
      async handle({ id, operator }) {
        if ((await endOwnSessions(db, operator.id, { id })) === 0) throw new HttpError(404);
        await recordSignOut(operator.id);
      },
    }),
    postRoute(consoleApi.endOtherSessions, 'viewer', {
      async handle({ operator, request }) {
        const ended = await endOwnSessions(db, operator.id, { except: readSessionToken(request) ?? '' });
        if (ended > 0) await recordSignOut(operator.id);
      },
    }),
  ];
}

async function listOperatorAccounts(db: Db): Promise<OperatorAccount[]> {
  return db.queryIso(sql`
    select id, email, role, totp_secret is not null as "hasCode", disabled_at is not null as disabled,
      signed_in_at as "signedInAt",
      (select count(*)::integer from sessions where operator_id = operators.id and ${isActiveSession}) as "openSessions"
    from operators order by email_key`);
}

import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { consoleApi } from '../../../contract/console/paths.ts';
import {
  codeProof,
  codeRemoval,
  newCode,
  type Operator,
  passwordChange,
  session,
  signIn,
} from '../../../contract/console/session.ts';
import { emailKey } from '../../../contract/text.ts';
import { Refusal } from '../../refusal.ts';
import { type ConsoleRoute, consoleRoute, openRoute } from '../console-route.ts';
import { writeEvent } from '../write-event.ts';
import { clearToken, setToken, tokenOf } from './cookie.ts';
import { createSecret, isSecret, secretUri, stepOf } from './one-time-code.ts';
import {
  changePassword,
  listAssignees,
  readOperator,
  type StoredOperator,
  turnCodeOff,
  turnCodeOn,
} from './operators.ts';
import { beginSession, endSession } from './sessions.ts';
import { type AuthParts, signInWith } from './sign-in.ts';

const done = z.object({});

/** Signing in and out, and what operators may change about themselves. */
export function sessionRoutes(parts: AuthParts): ConsoleRoute[] {
  const { db, passwords, takeTurn } = parts;

  /** The operator, once they have typed their password again. */
  async function confirmed({ id, email }: Operator, password: string): Promise<StoredOperator> {
    await takeTurn('passwords', emailKey(email));
    const operator = await readOperator(db, id);
    if (operator && (await passwords.matches(password, operator.passwordHash))) return operator;
    throw new Refusal(422, { code: 'wrongPassword' });
  }
  /** A session in place of all that were ended. */
  async function renew(answer: FastifyReply, operator: Pick<StoredOperator, 'id' | 'passwordHash'>) {
    const token = await beginSession(db, operator);
    if (token === undefined) throw new Refusal(401);
    setToken(answer, token);
  }
  async function describe(operator: Operator) {
    return { operator, operators: await listAssignees(db) };
  }

  return [
    openRoute({
      method: 'POST',
      path: consoleApi.signIn,
      body: signIn,
      reply: session,
      async handle({ body, request, answer }) {
        const { token, operator } = await signInWith(parts, body, request.ip);
        const before = tokenOf(request);
        if (before) await endSession(db, before);
        setToken(answer, token);
        const { id, email, role, totpSecret } = operator;
        return describe({ id, email, role, hasCode: totpSecret !== null });
      },
    }),
    consoleRoute({
      method: 'POST',
      path: consoleApi.signOut,
      role: 'viewer',
      reply: done,
      async handle({ operator, request, answer }) {
        await endSession(db, tokenOf(request) ?? '');
        await writeEvent(db, {
          subjectKind: 'operator',
          subjectId: operator.id,
          kind: 'signed-out',
          actor: operator.id,
        });
        clearToken(answer);
        return {};
      },
    }),
    consoleRoute({
      method: 'GET',
      path: consoleApi.session,
      role: 'viewer',
      reply: session,
      handle: ({ operator }) => describe(operator),
    }),
    consoleRoute({
      method: 'POST',
      path: consoleApi.password,
      role: 'viewer',
      body: passwordChange,
      reply: done,
      async handle({ operator, body, answer }) {
        const { id } = await confirmed(operator, body.current);
        const passwordHash = await passwords.hash(body.next);
        await changePassword(db, id, passwordHash, id);
        await renew(answer, { id, passwordHash });
        return {};
      },
    }),
    consoleRoute({
      method: 'GET',
      path: consoleApi.code,
      role: 'viewer',
      reply: newCode,
      async handle({ operator }) {
        const secret = createSecret();
        return { secret, uri: secretUri(secret, operator.email) };
      },
    }),
    consoleRoute({
      method: 'POST',
      path: consoleApi.code,
      role: 'viewer',
      body: codeProof,
      reply: done,
      async handle({ operator, body: { secret, code, password }, answer }) {
        const { id, passwordHash } = await confirmed(operator, password);
        const step = isSecret(secret) ? stepOf(secret, code) : undefined;
        if (step === undefined) throw new Refusal(422, { code: 'wrongCode' });
        await turnCodeOn(db, id, secret, step);
        await renew(answer, { id, passwordHash });
        return {};
      },
    }),
    consoleRoute({
      method: 'POST',
      path: consoleApi.removeCode,
      role: 'viewer',
      body: codeRemoval,
      reply: done,
      async handle({ operator, body }) {
        const { id } = await confirmed(operator, body.password);
        await turnCodeOff(db, id, id);
        return {};
      },
    }),
  ];
}

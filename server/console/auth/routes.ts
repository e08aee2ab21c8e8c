import type { FastifyReply, FastifyRequest } from 'fastify';
import { consoleApi } from '../../../contract/console/paths.ts';
import {
  codeProof,
  newCode,
  type Operator,
  passwordChange,
  passwordProof,
  recoveryCodes,
  session,
  signIn,
  signInWays,
} from '../../../contract/console/session.ts';
import { writeEvent } from '../../events.ts';
import { HttpError } from '../../http-error.ts';
import { rememberBrowser } from '../../operators/known-browsers.ts';
import {
  changePassword,
  disableTotp,
  enableTotp,
  listActiveOperators,
  readOperator,
  replaceRecoveryCodes,
  type StoredOperator,
} from '../../operators/operators.ts';
import {
  countRecoveryCodes,
  createSecret,
  isSecret,
  matchTotpStep,
  qrPath,
  secretUri,
} from '../../operators/second-factor.ts';
import { beginSession, endSession } from '../../operators/sessions.ts';
import { type ConsoleRoute, getRoute, postRoute } from '../console-route.ts';
import { clearToken, readBrowserToken, readSessionToken, setBrowser, setToken } from './cookie.ts';
import { describeClient } from './describe-client.ts';
import { type AuthDependencies, signInWith } from './sign-in.ts';

interface Call {
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Signing in and out, and operators' own settings. */
export function sessionRoutes(deps: AuthDependencies): ConsoleRoute[] {
  const { db, env, passwords, rateLimit } = deps;

  /** Verifies the operator's password again. */
  async function confirmed({ id }: Operator, password: string): Promise<StoredOperator> {
    await rateLimit('passwords', `signed in as ${id}`);
    const operator = await readOperator(db, id);
    if (operator && (await passwords.matches(password, operator.passwordHash))) return operator;
    throw new HttpError(422, { code: 'wrongPassword' });
  }
  /** Ends all other sessions and starts a new one. */
  async function renew(call: Call, operator: Pick<StoredOperator, 'id' | 'passwordHash'>) {
    const token = await beginSession(db, operator, describeClient(call.request));
    if (token === undefined) throw new HttpError(401);
    await keepCookies(call, operator.id, token);
  }
  async function keepCookies({ request, reply }: Call, operatorId: string, token: string) {
    setToken(reply, token);
    setBrowser(reply, await rememberBrowser(db, operatorId, readBrowserToken(request)));
  }
  async function describe(operator: Operator, mustSetUpCode: boolean) {
    return {
      operator,
      mustSetUpCode,
      operators: await listActiveOperators(db),
      recoveryCodesLeft: await countRecoveryCodes(db, operator.id),
    };
  }

  return [
    getRoute(consoleApi.signIn, 'anyone', {
      response: signInWays,
      handle: async () => ({ singleSignOn: env.OIDC_ISSUER !== undefined }),
    }),
    postRoute(consoleApi.signIn, 'anyone', {
      body: signIn,
      response: session,
      async handle({ body, request, reply }) {
        const { token, operator } = await signInWith(deps, body, describeClient(request));
        const before = readSessionToken(request);
        if (before) await endSession(db, before);
        await keepCookies({ request, reply }, operator.id, token);
        const { id, email, role, totpSecret } = operator;
        const hasCode = totpSecret !== null;
        return describe({ id, email, role, hasCode }, env.REQUIRE_CODE && !hasCode);
      },
    }),
    postRoute(consoleApi.signOut, 'viewer', {
      beforeCode: true,
      async handle({ operator, request, reply }) {
        await endSession(db, readSessionToken(request) ?? '');
        const { id } = operator;
        await writeEvent(db, { kind: 'operator', id, actor: id }, 'signed-out');
        clearToken(reply);
      },
    }),
    getRoute(consoleApi.session, 'viewer', {
      beforeCode: true,
      response: session,
      handle: ({ operator, mustSetUpCode }) => describe(operator, mustSetUpCode),
    }),
    postRoute(consoleApi.password, 'viewer', {
      body: passwordChange,
      async handle({ operator, body, ...call }) {
        const { id } = await confirmed(operator, body.current);
        const passwordHash = await passwords.hash(body.next);
        await changePassword(db, id, passwordHash, id);
        await renew(call, { id, passwordHash });
      },
    }),
    getRoute(consoleApi.code, 'viewer', {
      beforeCode: true,
      response: newCode,
      async handle({ operator }) {
        const secret = createSecret();
        const uri = secretUri(secret, operator.email);
        return { secret, uri, qr: qrPath(uri) };
      },
    }),
    postRoute(consoleApi.code, 'viewer', {
      beforeCode: true,
      body: codeProof,
      response: recoveryCodes,
      async handle({ operator, body: { secret, code, password }, ...call }) {
        const { id, passwordHash } = await confirmed(operator, password);
        const step = isSecret(secret) ? matchTotpStep(secret, code) : undefined;
        if (step === undefined) throw new HttpError(422, { code: 'wrongCode' });
        const codes = await enableTotp(db, id, secret, step);
        await renew(call, { id, passwordHash });
        return { recoveryCodes: codes };
      },
    }),
    postRoute(consoleApi.removeCode, 'viewer', {
      body: passwordProof,
      async handle({ operator, body }) {
        if (env.REQUIRE_CODE) throw new HttpError(403, { code: 'codeRequired' });
        const { id } = await confirmed(operator, body.password);
        await disableTotp(db, id, id);
      },
    }),
    postRoute(consoleApi.renewRecoveryCodes, 'viewer', {
      body: passwordProof,
      response: recoveryCodes,
      async handle({ operator, body }) {
        const { id } = await confirmed(operator, body.password);
        const codes = await replaceRecoveryCodes(db, id);
        if (!codes) throw new HttpError(409);
        return { recoveryCodes: codes };
      },
    }),
  ];
}

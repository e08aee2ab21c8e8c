import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Configuration } from 'openid-client';
import {
  consoleApi,
  consolePath,
  type SingleSignOnProblem,
  singleSignOnFragment,
} from '../../../contract/console/paths.ts';
import { type Env, linkOrigin } from '../../env.ts';
import { isLoopback } from '../../env-values.ts';
import { writeEvent } from '../../events.ts';
import { HttpError } from '../../http-error.ts';
import { auditedAddress } from '../../operators/client.ts';
import { findOperator, unknownOperator } from '../../operators/operators.ts';
import { beginSession } from '../../operators/sessions.ts';
import { type ConsoleDependencies, type ConsoleRoute, getRoute } from '../console-route.ts';
import { setSingleSignOn, setToken, takeSingleSignOn } from './cookie.ts';
import { describeClient } from './describe-client.ts';
import { recordFailure } from './sign-in.ts';

/**
 * Single sign-on by OpenID Connect: authorization code flow with PKCE, state and nonce. It only admits existing
 * operators, by their verified email address; the second factor is up to the provider.
 */
export function singleSignOnRoutes({ db, env, rateLimit }: ConsoleDependencies): ConsoleRoute[] {
  const provider = createProvider(env);

  function failed(
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
    problem: SingleSignOnProblem,
    error: unknown,
  ) {
    // Errors of the library carry whole responses, tokens included.
    const reason = error instanceof Error ? error.message : 'no reason';
    request.log.warn({ problem, reason }, 'single sign-on failed');
    return reply.redirect(consolePath + singleSignOnFragment(problem));
  }

  return [
    getRoute(consoleApi.singleSignOn, 'anyone', {
      async handle(call) {
        if (!provider) throw new HttpError(404);
        await rateLimit('signIns', call.request.ip);
        try {
          const { url, ...checks } = await provider.begin();
          setSingleSignOn(call.reply, checks);
          return call.reply.redirect(url);
        } catch (error) {
          return failed(call, 'unreachable', error);
        }
      },
    }),
    getRoute(consoleApi.singleSignOnCallback, 'anyone', {
      fromElsewhere: true,
      async handle(call) {
        if (!provider) throw new HttpError(404);
        const { request, reply } = call;
        await rateLimit('signIns', request.ip);
        const client = describeClient(request);
        const checks = takeSingleSignOn(request, reply);
        let email: string | undefined;
        try {
          if (!checks) throw new Error('this browser did not begin it');
          email = await provider.verifiedEmail(request.url, checks);
        } catch (error) {
          await recordFailure(db, unknownOperator, 'single sign-on', client);
          return failed(call, 'incomplete', error);
        }
        const operator = email === undefined ? undefined : await findOperator(db, email);
        const token = operator && (await beginSession(db, operator, client, 'sso'));
        if (!token) {
          await recordFailure(db, operator?.id ?? unknownOperator, 'single sign-on', client);
          const reason = email === undefined ? 'the address is not verified' : 'no operator has the address';
          return failed(call, 'noOperator', new Error(reason));
        }
        const detail = { by: 'sso', ...auditedAddress(client) };
        await writeEvent(db, { kind: 'operator', id: operator.id, actor: operator.id }, 'signed-in', detail);
        setToken(reply, token);
        return reply.redirect(consolePath);
      },
    }),
  ];
}

const timeoutSeconds = 10;

/** Undefined unless single sign-on is set up. The library is loaded at the first use: few installations need it. */
function createProvider(env: Env) {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: secret } = env;
  if (issuer === undefined || clientId === undefined) return undefined;
  const redirectUri = linkOrigin(env) + consoleApi.singleSignOnCallback;
  let discovered: Promise<Configuration> | undefined;

  async function discover(): Promise<Configuration> {
    const { discovery, None, allowInsecureRequests, enableNonRepudiationChecks } = await import(
      'openid-client'
    );
    return discovery(
      new URL(issuer ?? ''),
      clientId ?? '',
      secret,
      secret === undefined ? None() : undefined,
      {
        timeout: timeoutSeconds,
        // Checks the signature of the ID token, not only that it came over TLS.
        execute: [enableNonRepudiationChecks, ...(isLoopback(issuer ?? '') ? [allowInsecureRequests] : [])],
      },
    );
  }
  function configuration(): Promise<Configuration> {
    discovered ??= discover();
    discovered.catch(() => {
      discovered = undefined;
    });
    return discovered;
  }

  return {
    /** The URL to send the browser to, and what to check the response against. */
    async begin() {
      const oidc = await import('openid-client');
      const config = await configuration();
      const verifier = oidc.randomPKCECodeVerifier();
      const [state, nonce] = [oidc.randomState(), oidc.randomNonce()];
      const url = oidc.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: 'openid email',
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state,
        nonce,
      });
      return { url: url.href, state, nonce, verifier };
    },

    /** The address that the provider vouches for, if any. Throws if the response is not valid. */
    async verifiedEmail(
      target: string,
      checks: { state: string; nonce: string; verifier: string },
    ): Promise<string | undefined> {
      const oidc = await import('openid-client');
      const config = await configuration();
      const response = new URL(redirectUri);
      response.search = new URL(target, redirectUri).search;
      const tokens = await oidc.authorizationCodeGrant(config, response, {
        pkceCodeVerifier: checks.verifier,
        expectedState: checks.state,
        expectedNonce: checks.nonce,
        idTokenExpected: true,
      });
      const inToken = tokens.claims();
      // Some providers put the address into the ID token, others return it from a separate endpoint.
      const { email, email_verified: isVerified } =
        inToken?.email === undefined
          ? await oidc.fetchUserInfo(config, tokens.access_token, inToken?.sub ?? '')
          : inToken;
      return typeof email === 'string' && isVerified === true ? email : undefined;
    },
  };
}

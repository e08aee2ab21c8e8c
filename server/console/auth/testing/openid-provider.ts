import { generateKeyPairSync, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import Provider from 'oidc-provider';
import { onTestFinished } from 'vitest';
import { freePort } from '../../../testing/start-server.ts';

export const clientSecret = 'the secret of the console there';

/** What the provider says about the person who signs in, and how it misbehaves. */
interface Behaviour {
  claims: Record<string, unknown>;
  /** Changes the claims of the ID token, which is then signed again with the right key. */
  forgeToken?: (claims: Record<string, unknown>) => Record<string, unknown>;
  hasForm?: boolean;
  /** Signs the ID token with a key that is not the provider's. */
  hasWrongKey?: boolean;
}

/** A real OpenID provider over HTTP. Unless it shows its form, it signs in everyone who asks. */
export async function openIdProvider(redirectUri: string) {
  const issuer = `http://127.0.0.1:${await freePort()}`;
  const [ours, foreign] = [rsaKey(), rsaKey()];
  const behaviour: Behaviour = { claims: {} };
  const provider = new Provider(issuer, {
    clients: [{ client_id: 'console', client_secret: clientSecret, redirect_uris: [redirectUri] }],
    jwks: { keys: [{ ...ours.export({ format: 'jwk' }), kid: 'ours', alg: 'RS256', use: 'sig' }] } as never,
    cookies: { keys: ['a key for the cookies'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    pkce: { required: () => true },
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
    features: { devInteractions: { enabled: false } },
    findAccount: (_context, accountId) => ({
      accountId,
      claims: async () => ({ sub: accountId, ...behaviour.claims }),
    }),
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    async loadExistingGrant({ oidc }) {
      const accountId = oidc.session?.accountId;
      const grant = new oidc.provider.Grant({ clientId: 'console', ...(accountId && { accountId }) });
      grant.addOIDCScope('openid email');
      await grant.save();
      return grant;
    },
  });
  provider.use(async (context, next) => {
    await next();
    const { forgeToken, hasWrongKey } = behaviour;
    const body = context.body as { id_token?: string } | undefined;
    if (context.path !== '/token' || !body?.id_token || !(forgeToken || hasWrongKey)) return;
    const [head = '', claims = ''] = body.id_token.split('.');
    const read = JSON.parse(Buffer.from(claims, 'base64url').toString());
    const forged = Buffer.from(JSON.stringify(forgeToken?.(read) ?? read)).toString('base64url');
    const signature = sign('sha256', Buffer.from(`${head}.${forged}`), hasWrongKey ? foreign : ours);
    body.id_token = `${head}.${forged}.${signature.toString('base64url')}`;
  });
  const respond = provider.callback();
  const server = createServer((request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void respond(request, response);
    if (behaviour.hasForm && request.method === 'GET') {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      return void response.end(form);
    }
    void provider.interactionFinished(request, response, { login: { accountId: 'zoe' } });
  });
  server.listen(Number(new URL(issuer).port), '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { issuer, behaviour };
}

const form = `<!doctype html><html lang="en"><title>Your provider</title><h1>Your provider</h1>
<form method="post"><label>Name <input name="name" required></label> <button>Continue</button></form>`;

function rsaKey() {
  return generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
}

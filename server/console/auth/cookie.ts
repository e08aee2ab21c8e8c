import type { FastifyReply, FastifyRequest } from 'fastify';

/** The prefix binds it to this very host: no other one, not even one below it, can set or shadow it. */
const name = '__Host-console';
const rules = 'Path=/; Secure; HttpOnly; SameSite=Strict';

/** The token a request carries. Several of them are none: only one was ever set by us. */
export function tokenOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim());
  const [token, ...more] = pairs
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1));
  return more.length === 0 && token !== undefined && /^[\w-]{43}$/.test(token) ? token : undefined;
}

export function setToken(reply: FastifyReply, token: string): void {
  replaceCookie(reply, `${name}=${token}; ${rules}`);
}

export function clearToken(reply: FastifyReply): void {
  replaceCookie(reply, `${name}=; ${rules}; Max-Age=0`);
}

/** Fastify would add to the cookies that are there. */
function replaceCookie(reply: FastifyReply, cookie: string): void {
  reply.removeHeader('set-cookie');
  reply.header('set-cookie', cookie);
}

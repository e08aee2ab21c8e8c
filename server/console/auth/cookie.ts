import type { FastifyReply, FastifyRequest } from 'fastify';
import { browserDays } from './known-browsers.ts';

/** The `__Host-` prefix binds a cookie to this host: no other host, not even a subdomain, can set or shadow it. */
const sessionCookie = '__Host-console';
const browserCookie = '__Host-console-browser';
const rules = 'Path=/; Secure; HttpOnly; SameSite=Strict';

type Incoming = Pick<FastifyRequest, 'headers'>;

/** The session token of a request. */
export function tokenOf(request: Incoming): string | undefined {
  return tokenIn(request, sessionCookie);
}

/** The token of a browser that was used to sign in before. */
export function browserTokenOf(request: Incoming): string | undefined {
  return tokenIn(request, browserCookie);
}

export function setToken(reply: FastifyReply, token: string): void {
  setCookie(reply, sessionCookie, `${token}; ${rules}`);
}

export function clearToken(reply: FastifyReply): void {
  setCookie(reply, sessionCookie, `; ${rules}; Max-Age=0`);
}

export function setBrowser(reply: FastifyReply, token: string): void {
  setCookie(reply, browserCookie, `${token}; ${rules}; Max-Age=${browserDays * 86_400}`);
}

/** Duplicate cookies are ignored: we only ever set one. */
function tokenIn({ headers }: Incoming, name: string): string | undefined {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim());
  const [token, ...more] = pairs
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1));
  return more.length === 0 && token !== undefined && /^[\w-]{43}$/.test(token) ? token : undefined;
}

/** Replaces a pending cookie of the same name; Fastify alone would add a second header. */
function setCookie(reply: FastifyReply, name: string, value: string): void {
  const others = [reply.getHeader('set-cookie') ?? []]
    .flat()
    .map(String)
    .filter((cookie) => !cookie.startsWith(`${name}=`));
  reply.removeHeader('set-cookie');
  reply.header('set-cookie', others.length === 0 ? `${name}=${value}` : [...others, `${name}=${value}`]);
}

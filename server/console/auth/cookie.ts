import type { FastifyReply, FastifyRequest } from 'fastify';
import { browserDays } from '../../operators/known-browsers.ts';

/** The `__Host-` prefix binds a cookie to this host: no other host, not even a subdomain, can set or shadow it. */
const sessionCookie = '__Host-console';
const browserCookie = '__Host-console-browser';
const singleSignOnCookie = '__Host-console-sso';
const rules = 'Path=/; Secure; HttpOnly; SameSite=Strict';
/** Lax, because the provider's redirect comes from another site. */
const laxRules = rules.replace('Strict', 'Lax');
const singleSignOnSeconds = 600;

const tokenFormat = /^[\w-]{43}$/;

type Incoming = Pick<FastifyRequest, 'headers'>;

export function readSessionToken(request: Incoming): string | undefined {
  return cookieValue(request, sessionCookie, tokenFormat);
}

/** The token of a browser that has signed in before. */
export function readBrowserToken(request: Incoming): string | undefined {
  return cookieValue(request, browserCookie, tokenFormat);
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

/** What the provider's response is checked against; it stays in the browser that started the sign-in. */
interface SingleSignOnChecks {
  state: string;
  nonce: string;
  verifier: string;
}

export function setSingleSignOn(reply: FastifyReply, { state, nonce, verifier }: SingleSignOnChecks): void {
  const value = [state, nonce, verifier].join('.');
  setCookie(reply, singleSignOnCookie, `${value}; ${laxRules}; Max-Age=${singleSignOnSeconds}`);
}

/** Reads and clears it: each works once. */
export function takeSingleSignOn(request: Incoming, reply: FastifyReply): SingleSignOnChecks | undefined {
  const value = cookieValue(request, singleSignOnCookie, /^[\w-]{43}(\.[\w-]{43}){2}$/);
  setCookie(reply, singleSignOnCookie, `; ${laxRules}; Max-Age=0`);
  const [state, nonce, verifier] = value?.split('.') ?? [];
  return state && nonce && verifier ? { state, nonce, verifier } : undefined;
}

/** Duplicate cookies are ignored: we only ever set one. */
function cookieValue({ headers }: Incoming, name: string, format: RegExp): string | undefined {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim());
  const [token, ...more] = pairs
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1));
  return more.length === 0 && token !== undefined && format.test(token) ? token : undefined;
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

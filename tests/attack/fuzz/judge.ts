import { problem } from '../../../contract/problem.ts';
import { securityHeaders } from '../../../server/security-headers.ts';
import { type Answer, patienceMs } from './send.ts';

/** What only somebody who wrote the server should ever see. */
const leaks = [
  /\bat (?:\/|file:|async |[\w.]+ \()/,
  /\.(?:ts|mjs|cjs|js):\d+/,
  /node_modules|node:internal/,
  /file:\/\//,
  new RegExp(RegExp.escape(process.cwd())),
  /\/(?:home|usr|var|tmp|root)\//,
  /syntax error|duplicate key|violates|invalid input syntax|invalid byte sequence|relation "|column "/i,
  /Zod|Fastify|FST_ERR|ECONN|ERR_[A-Z]|TypeError|RangeError|SyntaxError|Unexpected token/,
];

/** The token of a private link: its random half spells any word, sooner or later. */
const tokens = /[\da-f-]{36}\.[\w-]{43}/g;

const closed = Object.keys(securityHeaders);

/** All that is wrong with an answer. */
export function faultsOf(method: string, { status, headers, body, ms }: Answer): string[] {
  const type = headers['content-type'] ?? '';
  const isRefusal = status >= 400;
  const faults = [
    (status < 200 || status >= 500) && `answered ${status}`,
    ms > patienceMs && `took ${Math.round(ms)} ms`,
    ...closed.map((name) => headers[name] === undefined && `lacks ${name}`),
    !String(headers['content-security-policy']).includes("frame-ancestors 'none'") && 'may be framed',
    isRefusal && !/^(application\/json|text\/html); charset=utf-8$|^$/.test(type) && `refuses as ${type}`,
    isRefusal &&
      type.startsWith('application/json') &&
      method !== 'HEAD' &&
      !isProblem(body) &&
      'refuses oddly',
    ...(isRefusal || type.startsWith('application/json') ? leaks.map((leak) => leakIn(body, leak)) : []),
  ];
  return faults.filter((fault) => fault !== false);
}

function isProblem(body: string): boolean {
  const parsed = problem.safeParse(JSON.parse(body));
  return parsed.success && JSON.stringify(parsed.data).length === JSON.stringify(JSON.parse(body)).length;
}

function leakIn(body: string, leak: RegExp): string | false {
  const told = body.replace(tokens, 'token');
  const found = leak.exec(told);
  return found !== null && `leaks ${told.slice(Math.max(0, found.index - 40), found.index + 60)}`;
}

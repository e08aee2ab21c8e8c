import { problem } from '../../../contract/problem.ts';
import { securityHeaders } from '../../../server/security-headers.ts';
import { type FuzzResponse, timeoutMs } from './send.ts';

/** Internals that no client should ever see. */
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

/** Tokens of private links, whose random half would match any pattern sooner or later. */
const tokens = /[\da-f-]{36}\.[\w-]{43}/g;

const required = Object.keys(securityHeaders);

/** Lists the problems of a response. */
export function findProblems(method: string, { status, headers, body, ms }: FuzzResponse): string[] {
  const type = headers['content-type'] ?? '';
  const isError = status >= 400;
  const problems = [
    (status < 200 || status >= 500) && `answered ${status}`,
    ms > timeoutMs && `took ${Math.round(ms)} ms`,
    ...required.map((name) => headers[name] === undefined && `lacks ${name}`),
    // The console shows mails in a frame without scripts.
    !/frame-ancestors ('none'|'self'; sandbox allow-same-origin$)/.test(
      String(headers['content-security-policy']),
    ) && 'allows framing',
    isError && !/^(application\/json|text\/html); charset=utf-8$|^$/.test(type) && `error of type ${type}`,
    isError &&
      type.startsWith('application/json') &&
      method !== 'HEAD' &&
      !isProblem(body) &&
      'error of unknown shape',
    ...(isError || type.startsWith('application/json') ? leaks.map((leak) => leakIn(body, leak)) : []),
  ];
  return problems.filter((found) => found !== false);
}

function isProblem(body: string): boolean {
  const parsed = problem.safeParse(JSON.parse(body));
  return parsed.success && JSON.stringify(parsed.data).length === JSON.stringify(JSON.parse(body)).length;
}

function leakIn(body: string, leak: RegExp): string | false {
  const text = body.replace(tokens, 'token');
  const found = leak.exec(text);
  return found !== null && `leaks ${text.slice(Math.max(0, found.index - 40), found.index + 60)}`;
}

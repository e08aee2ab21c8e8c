import { DrizzleQueryError } from './drizzle.ts';

/** What may be told about an error: a failed query brings its values along in its message, and they are personal. */
export interface ToldError {
  type: string;
  message: string;
  code: unknown;
  stack: string | undefined;
  cause?: ToldError;
}

export function withoutParameters(error: Error): ToldError {
  const { name, code, stack, cause } = error as Error & { code?: unknown };
  const message = messageOf(error);
  return {
    type: error instanceof DrizzleQueryError ? 'DrizzleQueryError' : name,
    message,
    code,
    // The stack begins with the message as it was.
    stack: stack && [`${name}: ${message}`, ...stack.split('\n').filter(isFrame)].join('\n'),
    ...(cause instanceof Error && { cause: withoutParameters(cause) }),
  };
}

function messageOf(error: Error & { code?: unknown }): string {
  if (error instanceof DrizzleQueryError) return `Failed query: ${error.query}`;
  // PostgreSQL quotes a value it cannot use: invalid input syntax for type uuid: "…".
  const isDataException = typeof error.code === 'string' && /^22[0-9A-Z]{3}$/.test(error.code);
  return isDataException ? error.message.replace(/".*"/s, '"…"') : error.message;
}

function isFrame(line: string): boolean {
  return /^\s+at /.test(line);
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Operator, Role } from '../../contract/console/session.ts';

/** What a call of the console brings, once it is known who calls and that they may. */
export interface ConsoleCall<Query, Body> {
  operator: Operator;
  /** What stands in the address in place of `:name`. */
  params: Record<string, string>;
  query: Query;
  body: Body;
  request: FastifyRequest;
  answer: FastifyReply;
}

/** One address of the console's API. All of them are listed, guarded and tested alike. */
export interface ConsoleRoute {
  method: 'GET' | 'POST';
  path: string;
  /** The least an operator must be. `anyone` is for signing in alone, see `openRoute`. */
  role: Role | 'anyone';
  /** Asked for by the page itself, every few seconds: it keeps no session alive and is logged at debug. */
  quiet?: boolean;
  query?: z.ZodMiniType;
  body?: z.ZodMiniType;
  /** What is answered; left out where it is a file. */
  reply?: z.ZodMiniType;
  handle(call: ConsoleCall<never, never>): Promise<unknown>;
}

/** Keeps the types of a route's parts together. */
export function consoleRoute<Query extends z.ZodMiniType, Body extends z.ZodMiniType>(
  route: Omit<ConsoleRoute, 'query' | 'body' | 'handle'> & {
    query?: Query;
    body?: Body;
    handle(call: ConsoleCall<z.output<Query>, z.output<Body>>): Promise<unknown>;
  },
): ConsoleRoute {
  return route as unknown as ConsoleRoute;
}

/** A route for who is not signed in. */
export function openRoute<Body extends z.ZodMiniType>(
  route: Omit<ConsoleRoute, 'role' | 'query' | 'body' | 'handle'> & {
    body: Body;
    handle(call: Omit<ConsoleCall<unknown, z.output<Body>>, 'operator'>): Promise<unknown>;
  },
): ConsoleRoute {
  return { ...route, role: 'anyone' } as unknown as ConsoleRoute;
}

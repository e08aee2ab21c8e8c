import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Health } from '../../contract/console/health.ts';
import type { Operator, Role } from '../../contract/console/session.ts';
import type { RateLimit } from '../api/rate-limit.ts';
import type { Db } from '../db/db.ts';
import type { Env } from '../env.ts';
import type { HostCalendars } from '../host-calendars/worker.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Polling } from '../poll.ts';
import type { Publisher } from '../publish/publisher.ts';
import type { LiveStateFollower } from '../site/follow-live-state.ts';
import type { PostJson } from '../tag-check/fetch/post-public.ts';

/** The operator behind a request. */
export interface SignedIn {
  operator: Operator;
  /** True if codes are required and the operator has not set one up. */
  mustSetUpCode: boolean;
}

/** A request to the console API, after authentication and validation. */
interface ConsoleCall<Query, Body> {
  /** The values of the `:name` segments of the path. */
  params: Record<string, string>;
  /** The one called `:id`. */
  id: string;
  query: Query;
  body: Body;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** A route of the console API. Every route is listed, guarded and tested in the same way. */
export interface ConsoleRoute {
  method: 'GET' | 'POST';
  path: string;
  /** The minimum role. `anyone` is reserved for signing in. */
  role: Role | 'anyone';
  /** Also for operators who must set up their code first. */
  beforeCode?: boolean;
  /** Other sites may link here: the single sign-on provider does. */
  fromElsewhere?: boolean;
  /** Polled by the page every few seconds: does not keep the session alive and is logged at debug level. */
  quiet?: boolean;
  query?: z.ZodMiniType;
  body?: z.ZodMiniType;
  /** The schema of the response. Without one the handler sends it, or it is empty. */
  response?: z.ZodMiniType;
  handle(call: ConsoleCall<never, never>): Promise<unknown>;
}

/** The parts of a route besides method, path and role, with the types of its input. */
type RouteOptions<Who, Query extends z.ZodMiniType, Body extends z.ZodMiniType> = Omit<
  ConsoleRoute,
  'method' | 'path' | 'role' | 'handle'
> & {
  query?: Query;
  body?: Body;
  handle(
    call: ConsoleCall<z.output<Query>, z.output<Body>> & (Who extends 'anyone' ? object : SignedIn),
  ): Promise<unknown>;
};

export function getRoute<Who extends ConsoleRoute['role'], Query extends z.ZodMiniType>(
  path: string,
  role: Who,
  options: Omit<RouteOptions<Who, Query, never>, 'body'>,
): ConsoleRoute {
  return { method: 'GET', path, role, ...options } as unknown as ConsoleRoute;
}

export function postRoute<Who extends ConsoleRoute['role'], Body extends z.ZodMiniType>(
  path: string,
  role: Who,
  options: Omit<RouteOptions<Who, never, Body>, 'query'>,
): ConsoleRoute {
  return { method: 'POST', path, role, ...options } as unknown as ConsoleRoute;
}

export interface ConsoleDependencies {
  db: Db;
  env: Env;
  mailer: Pick<Mailer, 'send'>;
  postJson: PostJson;
  outbox: Pick<Polling, 'nudge'>;
  hostCalendars: Pick<HostCalendars, 'read'>;
  rateLimit: RateLimit;
  /** Brings the pages of this instance up to date after a change. */
  liveState: Pick<LiveStateFollower, 'refresh'>;
  publisher: Pick<Publisher, 'start' | 'back' | 'status'>;
  /** "Today" begins at midnight in this time zone, UTC by default. */
  readHealth: (timeZone?: string) => Promise<Health>;
}

/** Headers that make browsers save a file rather than display it. */
export function attachment(fileName: string, type: string): Record<string, string> {
  const plain = fileName.normalize('NFKD').replace(/[^\w. -]/g, '');
  const whole = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16)}`,
  );
  return {
    'content-type': type,
    'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${whole}`,
    'x-content-type-options': 'nosniff',
  };
}

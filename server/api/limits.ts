import { createHash } from 'node:crypto';
import ipaddr from 'ipaddr.js';
import type { Pool } from 'pg';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { Refusal } from '../refusal.ts';

/** How often one client may call, in so many seconds. */
const rules = {
  forms: { points: 10, duration: 600 },
  // Counted before the file is read; each may be of some megabytes and is kept.
  uploads: { points: 30, duration: 86_400 },
  meetings: { points: 20, duration: 3_600 },
  tagCheck: { points: 20, duration: 600 },
  // A keystroke each; counted in this process alone, a write to the database would cost more than the search.
  locations: { points: 240, duration: 60, inProcess: true },
  freeTimes: { points: 120, duration: 60, inProcess: true },
} as const;

export type LimitName = keyof typeof rules;

/** Takes one turn of a client, or refuses with the time to wait. */
export type TakeTurn = (name: LimitName, address: string) => Promise<void>;

export function createLimits(pool: Pool, on: boolean): TakeTurn {
  if (!on) return async () => {};
  const limiters = Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => [name, createLimiter(pool, name, rule)]),
  ) as Record<LimitName, RateLimiterAbstract>;
  return async function takeTurn(name, address) {
    try {
      await limiters[name].consume(keyOf(address));
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      throw new Refusal(429, { retryAfterSeconds: Math.ceil(error.msBeforeNext / 1000) });
    }
  };
}

function createLimiter(
  pool: Pool,
  keyPrefix: string,
  { points, duration, inProcess }: { points: number; duration: number; inProcess?: boolean },
): RateLimiterAbstract {
  if (inProcess) return new RateLimiterMemory({ keyPrefix, points, duration });
  return new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix,
    points,
    duration,
  });
}

/** The client as the count knows it: not by its address, and an IPv6 customer by their whole network. */
function keyOf(address: string): string {
  const parsed = ipaddr.process(address);
  const network = parsed instanceof ipaddr.IPv6 ? parsed.parts.slice(0, 4).join(':') : parsed.toString();
  return createHash('sha256').update(network).digest('base64url').slice(0, 22);
}

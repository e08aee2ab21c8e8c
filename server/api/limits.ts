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

/** How often one client may call, or one word be used, in so many seconds. */
const rules = {
  forms: { points: 10, duration: 600 },
  // Counted before the file is read; each may be of some megabytes and is kept.
  uploads: { points: 30, duration: 86_400 },
  meetings: { points: 20, duration: 3_600 },
  tagCheck: { points: 20, duration: 600 },
  // A keystroke each; counted in this process alone, a write to the database would cost more than the search.
  locations: { points: 240, duration: 60, inProcess: true },
  freeTimes: { points: 120, duration: 60, inProcess: true },
  formsOpened: { points: 60, duration: 3_600, inProcess: true },
  signIns: { points: 30, duration: 600 },
  // How these work together is in docs/console.md.
  passwords: { points: 10, duration: 900, byWord: true },
  passwordsEverywhere: { points: 50, duration: 86_400, byWord: true },
  passwordsUnderAttack: { points: 6, duration: 86_400, byWord: true },
  codes: { points: 20, duration: 86_400, byWord: true },
} as const;

export type LimitName = keyof typeof rules;

/** Takes one turn of a client, or of a word where the rule counts words, or refuses with the time to wait. */
export type TakeTurn = (name: LimitName, addressOrWord: string) => Promise<void>;

export function createLimits(pool: Pool, on: boolean): TakeTurn {
  if (!on) return async () => {};
  const limiters = Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => [name, createLimiter(pool, name, rule)]),
  ) as Record<LimitName, RateLimiterAbstract>;
  return async function takeTurn(name, addressOrWord) {
    const key = keyOf('byWord' in rules[name] ? addressOrWord : networkOf(addressOrWord));
    try {
      await limiters[name].consume(key);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      if (error.msBeforeNext > 2 * rules[name].duration * 1000) {
        // The clock was set back since the count began: it would keep the client out for far longer than the rule says.
        await limiters[name].delete(key);
        return takeTurn(name, addressOrWord);
      }
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

/** An IPv6 customer is known by their whole network. What a proxy passed on unread is taken as it stands. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6 ? parsed.parts.slice(0, 4).join(':') : parsed.toString();
}

/** The count knows nobody by their address. */
function keyOf(counted: string): string {
  return createHash('sha256').update(counted).digest('base64url').slice(0, 22);
}

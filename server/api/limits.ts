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
  // What is booked anew; an office may share an address. How they work together is in docs/decisions/0011-meetings.md.
  bookings: { points: 6, duration: 86_400 },
  bookingsForAddress: { points: 2, duration: 86_400, byWord: true },
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

/**
 * One customer may have an IPv6 network of any of these lengths, and each length may be shared by many: the longer
 * prefix has the allowance of the rule, a shorter one that many times as much.
 */
const ipv6Networks = [
  { bits: 64, times: 1 },
  { bits: 56, times: 4 },
  { bits: 48, times: 16 },
] as const;

/** Takes one turn of a client, or of a word where the rule counts words, or refuses with the time to wait. */
export type TakeTurn = (name: LimitName, addressOrWord: string) => Promise<void>;

export function createLimits(pool: Pool, on: boolean): TakeTurn {
  if (!on) return async () => {};
  const limiters = new Map<string, RateLimiterAbstract>();
  function limiterOf(name: LimitName, times: number): RateLimiterAbstract {
    const keyPrefix = times === 1 ? name : `${name}-${times}`;
    const found = limiters.get(keyPrefix) ?? createLimiter(pool, keyPrefix, rules[name], times);
    limiters.set(keyPrefix, found);
    return found;
  }

  async function count(name: LimitName, times: number, counted: string): Promise<void> {
    const limiter = limiterOf(name, times);
    const key = keyOf(counted);
    try {
      await limiter.consume(key);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      if (error.msBeforeNext > 2 * rules[name].duration * 1000) {
        // The clock was set back since the count began: it would keep the client out for far longer than the rule says.
        await limiter.delete(key);
        return count(name, times, counted);
      }
      throw new Refusal(429, { retryAfterSeconds: Math.ceil(error.msBeforeNext / 1000) });
    }
  }

  return async function takeTurn(name, addressOrWord) {
    if ('byWord' in rules[name]) return count(name, 1, addressOrWord);
    const isIPv6 = parse(addressOrWord) instanceof ipaddr.IPv6;
    const networks = isIPv6 ? ipv6Networks : ipv6Networks.slice(0, 1);
    for (const { bits, times } of networks) await count(name, times, networkOf(addressOrWord, bits));
  };
}

function createLimiter(
  pool: Pool,
  keyPrefix: string,
  { points, duration, inProcess }: { points: number; duration: number; inProcess?: boolean },
  times: number,
): RateLimiterAbstract {
  const rule = { keyPrefix, points: points * times, duration };
  if (inProcess) return new RateLimiterMemory(rule);
  return new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    ...rule,
  });
}

/** The network a client is known by: their IPv4 address, or the first bits of an IPv6 one. */
export function networkOf(address: string, bits: 48 | 56 | 64 = 56): string {
  const parsed = parse(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed?.toString() ?? address;
  return parsed
    .toByteArray()
    .slice(0, bits / 8)
    .join();
}

/** IPv4 written as IPv6 is IPv4. */
function parse(address: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  return ipaddr.isValid(address) ? ipaddr.process(address) : undefined;
}

/** The count knows nobody by their address. */
function keyOf(counted: string): string {
  return createHash('sha256').update(counted).digest('base64url').slice(0, 22);
}

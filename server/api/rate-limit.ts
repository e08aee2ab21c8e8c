import { hash } from 'node:crypto';
import ipaddr from 'ipaddr.js';
import type { Pool } from 'pg';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { HttpError } from '../http-error.ts';

/** How many calls a client or key may make within `duration` seconds. */
const rules = {
  forms: { points: 10, duration: 600 },
  // Counted before the file is read: each upload may store a few megabytes.
  uploads: { points: 30, duration: 86_400 },
  meetings: { points: 20, duration: 3_600 },
  // New bookings; an office may share an address. See docs/decisions/0011-meetings.md for how these work together.
  bookings: { points: 6, duration: 86_400 },
  bookingsForAddress: { points: 2, duration: 86_400, byKey: true },
  tagCheck: { points: 20, duration: 600 },
  // One per keystroke, so counted in memory: a write to the database would cost more than the search.
  locations: { points: 240, duration: 60, inProcess: true },
  freeTimes: { points: 120, duration: 60, inProcess: true },
  jobSearches: { points: 120, duration: 60, inProcess: true },
  formsOpened: { points: 60, duration: 3_600, inProcess: true },
  // A whole office may share an address.
  pageViews: { points: 240, duration: 600, inProcess: true },
  // Rejected input stores nothing, and pages are filled in from links: counted in memory, and more generous than
  // `forms`, because people mistype.
  invalidForms: { points: 60, duration: 600, inProcess: true },
  filledPages: { points: 120, duration: 600, inProcess: true },
  publishCalls: { points: 120, duration: 600, inProcess: true },
  signIns: { points: 30, duration: 600 },
  // See docs/console.md for how these work together.
  passwords: { points: 10, duration: 900, byKey: true },
  passwordsEverywhere: { points: 50, duration: 86_400, byKey: true },
  passwordsUnderAttack: { points: 6, duration: 86_400, byKey: true },
  codes: { points: 20, duration: 86_400, byKey: true },
  resets: { points: 10, duration: 3_600 },
  resetsForAddress: { points: 3, duration: 3_600, byKey: true },
} as const;

export type LimitName = keyof typeof rules;

/**
 * A customer may own an IPv6 network of any of these sizes, and any of them may be shared by many customers. So a /64
 * gets the limit itself and larger networks a multiple of it.
 */
const ipv6Networks = [
  { bits: 64, times: 1 },
  { bits: 56, times: 4 },
  { bits: 48, times: 16 },
] as const;

/** Counts a call against a rate limit, by client address or by key, or refuses with the time to wait. */
export type RateLimit = (name: LimitName, addressOrKey: string) => Promise<void>;

export function createRateLimit(pool: Pool, on: boolean): RateLimit {
  if (!on) return async () => {};
  const limiters = new Map<string, RateLimiterAbstract>();
  function buildLimiter(name: LimitName, times: number): RateLimiterAbstract {
    const keyPrefix = times === 1 ? name : `${name}-${times}`;
    const found = limiters.get(keyPrefix) ?? createLimiter(pool, keyPrefix, rules[name], times);
    limiters.set(keyPrefix, found);
    return found;
  }

  async function count(name: LimitName, times: number, counted: string): Promise<void> {
    const limiter = buildLimiter(name, times);
    const key = hashKey(counted);
    try {
      await limiter.consume(key);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      if (error.msBeforeNext > 2 * rules[name].duration * 1000) {
        // The clock was set back: the client would be locked out for far longer than the limit says.
        await limiter.delete(key);
        return count(name, times, counted);
      }
      throw new HttpError(429, { retryAfterSeconds: Math.ceil(error.msBeforeNext / 1000) });
    }
  }

  return async function rateLimit(name, addressOrKey) {
    if ('byKey' in rules[name]) return count(name, 1, addressOrKey);
    const isIPv6 = parse(addressOrKey) instanceof ipaddr.IPv6;
    const networks = isIPv6 ? ipv6Networks : ipv6Networks.slice(0, 1);
    for (const { bits, times } of networks) await count(name, times, clientNetwork(addressOrKey, bits));
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

/** The network that a client counts as: the IPv4 address, or the prefix of an IPv6 address. */
export function clientNetwork(address: string, bits: 48 | 56 | 64 = 56): string {
  const parsed = parse(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed?.toString() ?? address;
  return parsed
    .toByteArray()
    .slice(0, bits / 8)
    .join();
}

/** IPv4-mapped IPv6 addresses are IPv4. */
function parse(address: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  return ipaddr.isValid(address) ? ipaddr.process(address) : undefined;
}

/** No address is stored in plain text. */
function hashKey(counted: string): string {
  return hash('sha256', counted, 'base64url').slice(0, 22);
}

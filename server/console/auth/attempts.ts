import ipaddr from 'ipaddr.js';
import { emailKey } from '../../../contract/text.ts';
import { networkOf, type TakeTurn } from '../../api/limits.ts';
import type { Db } from '../../db/db.ts';
import { Refusal } from '../../refusal.ts';
import { isKnownBrowser } from './known-browsers.ts';

/** Where somebody tries to sign in from. */
export interface Client {
  address: string;
  /** The token of a browser that was used before. */
  browser: string | undefined;
}

export interface Counted {
  /** Whether the operator with that address has used the browser before. */
  isKnown: boolean;
  /** What tries at an operator's code are counted by. */
  codeKey(operatorId: string): string;
}

/**
 * Counts a try at an address before anything is looked up about it, or refuses it. A browser its operator has used before
 * is counted alone. Everybody else is counted by network, and more strictly while the address is under attack. Nobody is
 * refused for what others tried from elsewhere.
 */
export async function countAttempt(
  { db, takeTurn }: { db: Db; takeTurn: TakeTurn },
  email: string,
  { address, browser }: Client,
): Promise<Counted> {
  const key = emailKey(email.trim());
  if (browser !== undefined && (await isKnownBrowser(db, browser, key))) {
    await takeTurn('passwords', `${browser} ${key}`);
    return { isKnown: true, codeKey: (operatorId) => `${browser} ${operatorId}` };
  }
  const here = `${networkOf(address)} ${key}`;
  await takeTurn('signIns', address);
  await takeTurn('passwords', here);
  if (await isExhausted(takeTurn('passwordsEverywhere', key))) await takeTurn('passwordsUnderAttack', here);
  return { isKnown: false, codeKey: (operatorId) => operatorId };
}

/** What the audit log keeps of an address: enough to tell the office from abroad, too little to name a household. */
export function coarseNetworkOf(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6
    ? `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed}/48`)}/48`
    : `${ipaddr.IPv4.networkAddressFromCIDR(`${parsed}/24`)}/24`;
}

async function isExhausted(turn: Promise<void>): Promise<boolean> {
  try {
    await turn;
    return false;
  } catch (error) {
    if (error instanceof Refusal && error.statusCode === 429) return true;
    throw error;
  }
}

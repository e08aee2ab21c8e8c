import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { HttpError } from '../http-error.ts';

export interface Passwords {
  hash(password: string): Promise<string>;
  /**
   * Takes equally long without a hash, so that timing does not reveal which accounts exist. `isKnown` jumps the
   * queue: for operators in a browser they have used before, who are few.
   */
  matches(password: string, hash: string | undefined, isKnown?: boolean): Promise<boolean>;
}

type Cost = Pick<Argon2Parameters, 'memory' | 'passes' | 'parallelism'>;

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. Weaker hashes are renewed at sign-in. */
const cost: Cost = { memory: 19_456, passes: 2, parallelism: 1 };
const hashBytes = 32;
const saltBytes = 16;

const derive = promisify(argon2);

/** Limits concurrency: each hash takes memory and a thread of the small pool that file access and DNS share. */
export function createPasswords({ atOnce = 2, waiting = 40 } = {}): Passwords {
  // The hash of a random password, for unknown accounts.
  const dummyHash = written(cost, randomBytes(saltBytes), randomBytes(hashBytes));
  const queue: (() => void)[] = [];
  let running = 0;

  async function queued<T>(task: () => Promise<T>, isKnown = false): Promise<T> {
    if (running < atOnce) running++;
    else if (isKnown) await new Promise<void>((resolve) => queue.unshift(resolve));
    else if (queue.length >= waiting) throw new HttpError(503, { retryAfterSeconds: 5 });
    else await new Promise<void>((resolve) => queue.push(resolve));
    try {
      return await task();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running--;
    }
  }

  return {
    hash: (password) =>
      queued(async () => {
        const salt = randomBytes(saltBytes);
        return written(cost, salt, await hashPassword(password, salt, cost));
      }),
    matches: (password, hash, isKnown) =>
      queued(async () => {
        const known = read(hash ?? dummyHash);
        return timingSafeEqual(await hashPassword(password, known.salt, known.cost), known.hash);
      }, isKnown),
  };
}

/** True if a hash was made at a lower cost than the current one. */
export function isOutdated(hash: string): boolean {
  const { memory, passes } = read(hash).cost;
  return memory < cost.memory || passes < cost.passes;
}

/** A random password for an operator who did not choose one. */
export function generatePassword(): string {
  return randomBytes(18).toString('base64url');
}

/** Normalized, so that composed and decomposed characters match. */
function hashPassword(password: string, nonce: Buffer, how: Cost): Promise<Buffer> {
  const message = password.normalize('NFKC');
  return derive('argon2id', { message, nonce, tagLength: hashBytes, ...how });
}

/** The PHC string format: `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
function written({ memory, passes, parallelism }: Cost, salt: Buffer, hash: Buffer): string {
  const [saltText, hashText] = [salt, hash].map((bytes) => bytes.toString('base64').replaceAll('=', ''));
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${saltText}$${hashText}`;
}

function read(text: string): { cost: Cost; salt: Buffer; hash: Buffer } {
  const form = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]{43})$/;
  const [, memory, passes, parallelism, salt, hash] = form.exec(text) ?? [];
  if (!salt || !hash) throw new Error('A stored password hash cannot be read');
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  };
}

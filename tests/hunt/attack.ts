import type fc from 'fast-check';
import type { HuntedServer } from './hunted-server.ts';

/** One kind of hostile input, and how it is brought to the server. */
export interface Attack<Input = unknown> {
  name: string;
  inputs: fc.Arbitrary<Input>;
  /** How many are carried out at once. */
  atOnce: number;
  /** Has to wait for time to pass: fewer of them fit into a test run. */
  isSlow?: boolean;
  /** Throws where the server does not answer as it should. */
  strike(input: Input, hunted: HuntedServer): Promise<void>;
}

/** Keeps the type of an attack's input between its two halves. */
export function attack<Input>(one: Attack<Input>): Attack {
  return one as Attack;
}

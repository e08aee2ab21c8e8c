import fc from 'fast-check';
import type { Attack } from './attack.ts';
import { databaseErrors } from './attacks/database.ts';
import { mailServers } from './attacks/mail.ts';
import { bodies, headerBlocks } from './attacks/requests.ts';
import { multipartBodies, resumes } from './attacks/uploads.ts';
import { dnsResponses, webServers } from './attacks/web.ts';
import type { TargetServer } from './hunted-server.ts';

export const attacks: readonly Attack[] = [
  multipartBodies,
  dnsResponses,
  webServers,
  headerBlocks,
  bodies,
  resumes,
  mailServers,
  databaseErrors,
];

/** Runs an attack `times` times. An input that ends the server, fails or goes unanswered is shrunk and thrown. */
export function runAttack(
  attack: Attack,
  target: TargetServer,
  { seed, times }: { seed: number; times: number },
) {
  const { inputs, atOnce } = attack;
  const batch = fc.array(inputs, { minLength: atOnce, maxLength: atOnce });
  return fc.assert(
    fc.asyncProperty(batch, async (batchInputs) => {
      const responses = await Promise.allSettled(batchInputs.map((input) => attack.runAttack(input, target)));
      await target.expectAlive();
      for (const response of responses) if (response.status === 'rejected') throw response.reason;
    }),
    { seed, numRuns: times, verbose: 1 },
  );
}

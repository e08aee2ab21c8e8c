import fc from 'fast-check';
import { createSupportRequest } from '../../../contract/support.ts';
import { attack, expectResponses, postJson } from '../attack.ts';
import type { Step } from '../hostile-servers.ts';

const code = fc.constantFrom(220, 250, 354, 221, 334, 421, 450, 451, 452, 500, 530, 535, 550, 552, 554, 999);
const reply = fc.oneof(
  fc
    .tuple(code, fc.string({ unit: 'binary', maxLength: 40 }))
    .map(([number, text]) => `${number} ${text}\r\n`),
  fc.tuple(code, fc.nat(40)).map(([number, lines]) => `${number}-more\r\n`.repeat(lines)),
  fc.tuple(code, code).map(([first, last]) => `${first}-a\r\n${last} b\r\n`),
  fc.constantFrom(
    '250-STARTTLS\r\n250-AUTH PLAIN LOGIN\r\n250-SIZE 1\r\n250 SMTPUTF8\r\n',
    '250 ok\r\n'.repeat(50),
    '\r\n',
    '\0',
    'HTTP/1.1 400 Bad Request\r\n\r\n',
    `250 ${'x'.repeat(200_000)}`,
    '\x16\x03\x01',
  ),
);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 7, arbitrary: reply.map((text) => ({ write: Buffer.from(text, 'latin1') })) },
  { weight: 1, arbitrary: fc.constantFrom<Step>({ act: 'end' }, { act: 'reset' }, { act: 'wait' }) },
);
/** A correct session, of which a prefix is used. */
const correctSession: Step[] = [
  '220 hi\r\n',
  '250 ok\r\n',
  '250 ok\r\n',
  '250 ok\r\n',
  '354 go on\r\n',
  '250 kept\r\n',
].map((text) => ({
  write: Buffer.from(text),
}));

/** Mail servers that reply with nonsense, too much or too little, or disconnect at any point. */
export const mailServers = attack({
  name: 'mail servers',
  isSlow: true,
  inputs: fc.record({ correctSteps: fc.nat(correctSession.length), steps: fc.array(step, { maxLength: 8 }) }),
  atOnce: 1,
  async runAttack({ correctSteps, steps }, { port, mail }) {
    mail.behave([...correctSession.slice(0, correctSteps), ...steps]);
    const request = { name: 'Zoë', message: `Question ${crypto.randomUUID()}`, email: 'zoe@agency.example' };
    const choices = { businessType: 'agency', supportType: 'other' };
    expectResponses(await postJson(port, createSupportRequest.path, { ...request, ...choices }));
    await mail.visited();
  },
});

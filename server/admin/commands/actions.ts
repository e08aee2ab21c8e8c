import { text } from 'node:stream/consumers';
import { note, statusChange } from '../../../contract/console/inbox.ts';
import {
  type Status,
  type SubmissionKind,
  statuses,
  submissionKinds,
} from '../../../contract/console/submissions.ts';
import { HttpError } from '../../http-error.ts';
import { OperatorError } from '../../operator-error.ts';
import {
  addNote,
  assertDone,
  assign,
  canBecome,
  changeStatus,
  type Outcome,
  unflag,
} from '../../submissions/actions.ts';
import { readDetail } from '../../submissions/detail.ts';
import { type DatabaseCommand, UsageError } from '../command.ts';
import { findAssignee, findSubmission, idValue, kindNames, parseCommand } from './arguments.ts';
import { healthCommand } from './health.ts';

/** The console's actions on a submission. Their actor in the history is null, for the command line. */

export const statusCommand: DatabaseCommand = {
  name: 'status',
  about: 'changes the status of a submission; without an id it is `health`',
  usage: ['status', 'status <id> <status> [--reason <text>] [--send-nothing]'],
  values: [
    idValue,
    ['<status>', ...submissionKinds.map((kind, i) => `${kindNames[i]}: ${statusesFor(kind).join(', ')}`)],
    ['--reason', 'why, for the history'],
    ['--send-nothing', 'needed to invite or decline an applicant without a mail; `reply` does both'],
  ],
  async run(args, tools) {
    if (args.length === 0) return healthCommand.run(args, tools);
    const { db, env, print } = tools;
    const options = { reason: { type: 'string', default: '' }, 'send-nothing': { type: 'boolean' } } as const;
    const { values, positionals } = parseCommand(args, 2, options, 'A reason is given as --reason "…".');
    const [id, wanted = ''] = positionals;
    const subject = await findSubmission(db, id);
    const { kind } = subject;
    const status = statusesFor(kind).find((one) => one === wanted);
    if (!status) {
      throw new UsageError(`The status of this ${kind} can become: ${statusesFor(kind).join(', ')}.`);
    }
    const before = await readDetail(db, kind, subject.id);
    const change = statusChange.safeParse({
      status,
      reason: values.reason,
      seen: before?.row.updatedAt ?? '',
      withoutAnswer: values['send-nothing'],
    });
    if (!change.success) throw new OperatorError('The reason is too long.');
    const more = { actor: null, webhook: env.WEBHOOK_URL !== undefined };
    await expectDone(await changeStatus(db, kind, subject.id, { ...change.data, ...more }));
    print(`${before?.row.status} → ${status}`);
  },
};

export const noteCommand: DatabaseCommand = {
  name: 'note',
  about: 'adds a note to a submission',
  usage: ['note <id> <text>', 'note <id> < file'],
  values: [idValue, ['<text>', 'the note; by default, standard input']],
  async run(args, { db, print }) {
    const [id, typed] = parseCommand(args, 2, {}, 'Put the note in quotation marks.').positionals;
    const subject = await findSubmission(db, id);
    if (typed === undefined && process.stdin.isTTY) throw new UsageError('The note is missing.');
    const written = note.safeParse({ text: (typed ?? (await text(process.stdin))).replaceAll('\0', '') });
    if (!written.success) throw new OperatorError('A note has 1 to 5,000 characters.');
    await expectDone(await addNote(db, { ...subject, actor: null }, written.data.text));
    print('The note is added.');
  },
};

export const assignCommand: DatabaseCommand = {
  name: 'assign',
  about: 'assigns a submission to an operator',
  usage: ['assign <id> <operator>'],
  values: [idValue, ['<operator>', 'the email address of one of `operator list`, or nobody']],
  async run(args, { db, print }) {
    const [id, email] = parseCommand(args, 2, {}, 'To whom?').positionals;
    if (email === undefined) throw new UsageError('To whom?');
    const subject = await findSubmission(db, id);
    const operator = await findAssignee(db, email);
    const outcome = await assign(db, { ...subject, actor: null }, operator?.id ?? null);
    if (outcome === undefined) throw new OperatorError(`Nothing can be assigned to ${email}.`);
    await expectDone(outcome);
    print(`Assigned to ${operator?.email ?? 'nobody'}.`);
  },
};

export const unflagCommand: DatabaseCommand = {
  name: 'unflag',
  about: 'removes the spam flag of a submission, and sends the mails that were held',
  usage: ['unflag <id>'],
  values: [idValue],
  async run(args, { db, print }) {
    const [id] = parseCommand(args, 1, {}).positionals;
    const subject = await findSubmission(db, id);
    const before = await readDetail(db, subject.kind, subject.id);
    await expectDone(await unflag(db, { ...subject, actor: null }));
    print(before?.row.flag ? 'Flag removed. Held mails will be sent.' : 'It was not flagged.');
  },
};

/** The statuses that an operator can set. */
function statusesFor(kind: SubmissionKind): readonly Status[] {
  const all: readonly Status[] = statuses[kind];
  return all.filter((status) => canBecome(kind, status));
}

async function expectDone(outcome: Outcome): Promise<void> {
  await explained(async () => assertDone(outcome));
}

/** Turns an HTTP error into an operator error with the message that the console would show. */
export async function explained<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    throw error instanceof HttpError ? new OperatorError(error.problem('en').message) : error;
  }
}

import { meetingMove } from '../../../contract/console/host-schedule.ts';
import {
  isRepliable,
  operatorReply,
  type ReplyType,
  repliableKinds,
  replyTypes,
  textPlaceholder,
  undoSeconds,
} from '../../../contract/console/replies.ts';
import { submissionKinds } from '../../../contract/console/submissions.ts';
import { locales } from '../../../contract/locales.ts';
import { uuid7 } from '../../db/uuid7.ts';
import { linkOrigin } from '../../env.ts';
import { moveMeeting } from '../../host-schedule/move-meeting.ts';
import { ScheduleConflictError } from '../../host-schedule/schedule-conflicts.ts';
import { findMeeting } from '../../meetings/store.ts';
import { OperatorError } from '../../operator-error.ts';
import { composeReply, lockSubmission } from '../../replies/compose-reply.ts';
import { queueReply, undoReply } from '../../replies/queue-reply.ts';
import { findTemplate, readTemplates } from '../../replies/templates.ts';
import { readDetail } from '../../submissions/detail.ts';
import { type AdminTools, type DatabaseCommand, UsageError } from '../command.ts';
import { explained } from './actions.ts';
import { assertId, findSubmission, idValue, inOneLine, kindNames, parseCommand } from './arguments.ts';
import { hostNamed } from './host.ts';

export const replyCommand: DatabaseCommand = {
  name: 'reply',
  alias: 'answer',
  about: 'replies to a submission by mail, from the template that the console uses',
  usage: ['reply <id> <action> [options]', 'reply undo <reply>'],
  values: [
    idValue,
    [
      '<action>',
      ...repliableKinds.map(
        (kind) => `${kindNames[submissionKinds.indexOf(kind)]}: ${replyTypes[kind].join(', ')}`,
      ),
    ],
    ['--words', `your own text, where the template has ${textPlaceholder}`],
    ['--language', `${locales.join(', ')}; the visitor's by default`],
    ['--to', 'sender (the default), or contact: with a copy to the point of contact that an applicant named'],
    ['--preview', 'prints the mail and sends nothing'],
    ['<reply>', `the id that was printed; a reply can be undone for ${undoSeconds} seconds`],
  ],
  async run(args, tools) {
    const { values, positionals } = parseCommand(args, 2, options);
    const [id, act] = positionals;
    if (act === undefined) throw new UsageError();
    if (id === 'undo') {
      assertId(act);
      await explained(() => undoReply(tools.db, act, null));
      return tools.print('Reply undone.');
    }
    await send(tools, id, act, values);
  },
};

const options = {
  words: { type: 'string' },
  language: { type: 'string' },
  to: { type: 'string', default: 'sender' },
  preview: { type: 'boolean', default: false },
} as const;
interface Values {
  words?: string | undefined;
  language?: string | undefined;
  to: string;
  preview: boolean;
}

async function send(tools: AdminTools, id: string | undefined, act: string, values: Values): Promise<void> {
  const { db, env, print } = tools;
  const subject = await findSubmission(db, id);
  const { kind } = subject;
  if (!isRepliable(kind)) throw new OperatorError('Meetings get no replies: move or cancel it instead.');
  if (!(replyTypes[kind] as readonly string[]).includes(act)) {
    throw new UsageError(`Replies to this ${kind}: ${replyTypes[kind].join(', ')}.`);
  }
  const { row } = (await readDetail(db, kind, subject.id)) ?? {};
  const language = values.language ?? row?.language;
  const template = findTemplate(await readTemplates(db), { kind, act, language });
  const { words, to: recipient } = values;
  const text = words === undefined ? template?.text : template?.text.replace(textPlaceholder, () => words);
  const envelope = { id: uuid7(), act, language, recipient, seen: row?.updatedAt };
  const written = operatorReply.safeParse({ ...template, ...envelope, text });
  if (!written.success)
    throw new UsageError(`This cannot be used: ${written.error.issues[0]?.path.join('.')}.`);
  const addresses = { origin: linkOrigin(env), replyTo: env.OPERATOR_EMAIL };
  if (values.preview) {
    const submission = await lockSubmission(db, kind, subject.id);
    if (!submission) throw new OperatorError('It was erased meanwhile.');
    const sending = {
      act: act as ReplyType,
      locale: written.data.language,
      recipient: written.data.recipient,
    };
    const mail = composeReply(submission, written.data, { ...sending, ...addresses });
    const copy = mail.cc === undefined ? [] : [`Cc: ${mail.cc}`];
    const lines = [`To: ${mail.to}`, ...copy, `Subject: ${mail.subject}`, '', ...mail.text.split('\n')];
    return print(lines.map(inOneLine).join('\n'));
  }
  await explained(() => queueReply(db, { kind, id: subject.id, actor: null }, written.data, addresses));
  const after = await readDetail(db, kind, subject.id);
  print(`${written.data.id}\twill be sent in ${undoSeconds} seconds\t${row?.status} → ${after?.row.status}`);
}

export const moveCommand: DatabaseCommand = {
  name: 'move',
  about: 'moves a meeting to another time, and notifies the visitor by mail',
  usage: ['move <id> <start> [--host <host>] [--anyway]'],
  values: [
    idValue,
    ['<start>', 'such as 2026-12-01T10:30, in the time zone of the host'],
    ['--host', 'the name or id of one of `host list`; the meeting keeps its host by default'],
    ['--anyway', 'even outside the hours of the host, or on a closed day or a holiday'],
  ],
  async run(args, tools) {
    const { db, env, print } = tools;
    const options = { host: { type: 'string' }, anyway: { type: 'boolean', default: false } } as const;
    const { values, positionals } = parseCommand(args, 2, options);
    const [id, start] = positionals;
    const subject = await findSubmission(db, id);
    const meeting = subject.kind === 'meeting' ? await findMeeting(db, subject.id) : undefined;
    if (!meeting) throw new OperatorError('Only a meeting can be moved.');
    const host = await hostNamed(tools, values.host ?? meeting.hostId);
    const seen = meeting.updatedAt.toISOString();
    const to = meetingMove.safeParse({ hostId: host.id, start, seen, anyway: values.anyway });
    if (!to.success) throw new UsageError('A time is written as 2026-12-01T10:30.');
    const by = { actor: null, webhook: env.WEBHOOK_URL !== undefined };
    await explained(() => moveMeeting(db, meeting.id, to.data, by).catch(nameFlag));
    print(
      `Moved to ${to.data.start}, ${host.timeZone}, with ${inOneLine(host.name)}. The visitor is notified.`,
    );
  },
};

/** Adds to a warning the command-line flag that confirms it. */
function nameFlag(error: unknown): never {
  if (!(error instanceof ScheduleConflictError)) throw error;
  throw new OperatorError(`${error.problem('en').message} If so, add --anyway.`);
}

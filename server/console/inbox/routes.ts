import {
  assignment,
  counts,
  detail,
  list,
  listQuery,
  note,
  statusChange,
} from '../../../contract/console/inbox.ts';
import { consoleApi } from '../../../contract/console/paths.ts';
import { type Status, type SubjectKind, statuses, subjectKinds } from '../../../contract/console/subjects.ts';
import { findResume } from '../../careers/store.ts';
import { Refusal } from '../../refusal.ts';
import { attachment } from '../attachment.ts';
import { type ConsoleRoute, consoleRoute } from '../console-route.ts';
import type { ConsoleParts } from '../parts.ts';
import { addNote, assign } from './acts.ts';
import { changeStatus } from './change-status.ts';
import { readCounts } from './counts.ts';
import { readDetail } from './detail.ts';
import { listSubjects } from './list.ts';
import { refuseUnlessDone } from './outcome.ts';
import { unflag } from './unflag.ts';

type Parts = Pick<ConsoleParts, 'db' | 'env' | 'outbox'>;

export function inboxRoutes(parts: Parts): ConsoleRoute[] {
  const { db } = parts;
  return [
    consoleRoute({
      method: 'GET',
      path: consoleApi.counts,
      role: 'viewer',
      quiet: true,
      reply: counts,
      handle: () => readCounts(db),
    }),
    ...subjectKinds.flatMap((kind) => kindRoutes(kind, parts)),
    consoleRoute({
      method: 'GET',
      path: consoleApi.resume(':id'),
      role: 'viewer',
      async handle({ params, answer }) {
        const resume = await findResume(db, params.id ?? '');
        if (!resume) throw new Refusal(404);
        return answer.headers(attachment(resume.fileName, resume.mediaType)).send(resume.content);
      },
    }),
  ];
}

function kindRoutes(kind: SubjectKind, { db, env, outbox }: Parts): ConsoleRoute[] {
  async function shown(id: string) {
    const found = await readDetail(db, kind, id);
    if (!found) throw new Refusal(404);
    return found;
  }
  return [
    consoleRoute({
      method: 'GET',
      path: consoleApi.list(kind),
      role: 'viewer',
      query: listQuery,
      reply: list,
      handle: ({ query }) => listSubjects(db, kind, query),
    }),
    consoleRoute({
      method: 'GET',
      path: consoleApi.detail(kind, ':id'),
      role: 'viewer',
      reply: detail,
      handle: ({ params: { id = '' } }) => shown(id),
    }),
    consoleRoute({
      method: 'POST',
      path: consoleApi.act(kind, ':id', 'status'),
      role: 'editor',
      body: statusChange,
      reply: detail,
      async handle({ params: { id = '' }, body, operator }) {
        if (!canBecome(kind, body.status)) throw badChoice('status');
        const webhook = env.WEBHOOK_URL !== undefined;
        refuseUnlessDone(await changeStatus(db, kind, id, { ...body, actor: operator.id, webhook }));
        outbox.nudge();
        return shown(id);
      },
    }),
    consoleRoute({
      method: 'POST',
      path: consoleApi.act(kind, ':id', 'note'),
      role: 'editor',
      body: note,
      reply: detail,
      async handle({ params: { id = '' }, body, operator }) {
        refuseUnlessDone(await addNote(db, { kind, id, actor: operator.id }, body.text));
        return shown(id);
      },
    }),
    consoleRoute({
      method: 'POST',
      path: consoleApi.act(kind, ':id', 'assign'),
      role: 'editor',
      body: assignment,
      reply: detail,
      async handle({ params: { id = '' }, body, operator }) {
        const outcome = await assign(db, { kind, id, actor: operator.id }, body.assignee);
        if (outcome === undefined) throw badChoice('assignee');
        refuseUnlessDone(outcome);
        return shown(id);
      },
    }),
    consoleRoute({
      method: 'POST',
      path: consoleApi.act(kind, ':id', 'unflag'),
      role: 'editor',
      reply: detail,
      async handle({ params: { id = '' }, operator }) {
        refuseUnlessDone(await unflag(db, { kind, id, actor: operator.id }));
        outbox.nudge();
        return shown(id);
      },
    }),
  ];
}

/** A meeting can only be cancelled here; one that is held is booked by taking its flag away. */
export function canBecome(kind: SubjectKind, status: Status): boolean {
  const known: readonly Status[] = kind === 'meeting' ? ['cancelled'] : statuses[kind];
  return known.includes(status);
}

function badChoice(field: string): Refusal {
  return new Refusal(422, { fields: new Map([[field, 'invalidChoice']]) });
}

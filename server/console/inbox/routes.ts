import {
  assignment,
  changeAcceptance,
  counts,
  detail,
  list,
  listQuery,
  note,
  sources,
  statusChange,
} from '../../../contract/console/inbox.ts';
import { consoleApi } from '../../../contract/console/paths.ts';
import { type SubmissionKind, submissionKinds } from '../../../contract/console/submissions.ts';
import { findResume } from '../../careers/store.ts';
import { HttpError } from '../../http-error.ts';
import { listSources } from '../../sources/list-sources.ts';
import { addNote, assertDone, assign, canBecome, changeStatus, unflag } from '../../submissions/actions.ts';
import { readCounts } from '../../submissions/counts.ts';
import { readDetail } from '../../submissions/detail.ts';
import { listSubmissions } from '../../submissions/list.ts';
import {
  acceptChange,
  assertSettled,
  type ChangeOutcome,
  dismissChange,
} from '../../waitlist/proposed-changes.ts';
import { attachment, type ConsoleDependencies, type ConsoleRoute, consoleRoute } from '../console-route.ts';

type Dependencies = Pick<ConsoleDependencies, 'db' | 'env' | 'outbox'>;

export function inboxRoutes(deps: Dependencies): ConsoleRoute[] {
  const { db } = deps;
  return [
    consoleRoute({
      method: 'GET',
      path: consoleApi.counts,
      role: 'viewer',
      quiet: true,
      reply: counts,
      handle: () => readCounts(db),
    }),
    ...submissionKinds.flatMap((kind) => kindRoutes(kind, deps)),
    ...changeRoutes(deps),
    consoleRoute({
      method: 'GET',
      path: consoleApi.resume(':id'),
      role: 'viewer',
      async handle({ params, reply }) {
        const resume = await findResume(db, params.id ?? '');
        if (!resume) throw new HttpError(404);
        return reply.headers(attachment(resume.fileName, resume.mediaType)).send(resume.content);
      },
    }),
  ];
}

/** An operator accepts or dismisses a proposed change of an application. */
function changeRoutes({ db, env, outbox }: Dependencies): ConsoleRoute[] {
  async function finish(outcome: ChangeOutcome, applicationId: string) {
    assertSettled(outcome);
    outbox.nudge();
    const found = await readDetail(db, 'application', applicationId);
    if (!found) throw new HttpError(404);
    return found;
  }
  return [
    consoleRoute({
      method: 'POST',
      path: consoleApi.decideChange(':id', ':change', 'accept'),
      role: 'editor',
      body: changeAcceptance,
      reply: detail,
      async handle({ params: { id = '', change = '' }, body: { seen }, operator }) {
        const decision = { applicationId: id, changeId: change, actor: operator.id, seen };
        const settings = { optIn: env.DOUBLE_OPT_IN, webhook: env.WEBHOOK_URL !== undefined };
        return finish(await acceptChange(db, decision, settings), id);
      },
    }),
    consoleRoute({
      method: 'POST',
      path: consoleApi.decideChange(':id', ':change', 'dismiss'),
      role: 'editor',
      reply: detail,
      async handle({ params: { id = '', change = '' }, operator }) {
        const decision = { applicationId: id, changeId: change, actor: operator.id };
        return finish(await dismissChange(db, decision), id);
      },
    }),
  ];
}

function kindRoutes(kind: SubmissionKind, { db, env, outbox }: Dependencies): ConsoleRoute[] {
  async function shown(id: string) {
    const found = await readDetail(db, kind, id);
    if (!found) throw new HttpError(404);
    return found;
  }
  return [
    consoleRoute({
      method: 'GET',
      path: consoleApi.list(kind),
      role: 'viewer',
      query: listQuery,
      reply: list,
      handle: ({ query }) => listSubmissions(db, kind, query),
    }),
    consoleRoute({
      method: 'GET',
      path: consoleApi.sources(kind),
      role: 'viewer',
      reply: sources,
      handle: async () => ({ sources: await listSources(db, kind) }),
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
        assertDone(await changeStatus(db, kind, id, { ...body, actor: operator.id, webhook }));
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
        assertDone(await addNote(db, { kind, id, actor: operator.id }, body.text));
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
        assertDone(outcome);
        return shown(id);
      },
    }),
    consoleRoute({
      method: 'POST',
      path: consoleApi.act(kind, ':id', 'unflag'),
      role: 'editor',
      reply: detail,
      async handle({ params: { id = '' }, operator }) {
        assertDone(await unflag(db, { kind, id, actor: operator.id }));
        outbox.nudge();
        return shown(id);
      },
    }),
  ];
}

function badChoice(field: string): HttpError {
  return new HttpError(422, { fields: new Map([[field, 'invalidChoice']]) });
}

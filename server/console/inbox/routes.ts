import { bulk, bulkResults } from '../../../contract/console/bulk.ts';
import { heldList } from '../../../contract/console/held.ts';
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
import { applyBulkChange } from '../../bulk/bulk-changes.ts';
import { findResume } from '../../careers/store.ts';
import { HttpError, invalidField } from '../../http-error.ts';
import { listSources } from '../../sources/list-sources.ts';
import { addNote, assertDone, assign, canBecome, changeStatus, unflag } from '../../submissions/actions.ts';
import { readCounts } from '../../submissions/counts.ts';
import { requireDetail } from '../../submissions/detail.ts';
import { listHeld } from '../../submissions/held.ts';
import { listSubmissions } from '../../submissions/list.ts';
import {
  acceptChange,
  assertSettled,
  type ChangeOutcome,
  dismissChange,
} from '../../waitlist/proposed-changes.ts';
import {
  attachment,
  type ConsoleDependencies,
  type ConsoleRoute,
  getRoute,
  postRoute,
} from '../console-route.ts';

type Dependencies = Pick<ConsoleDependencies, 'db' | 'env' | 'outbox'>;

export function inboxRoutes(deps: Dependencies): ConsoleRoute[] {
  const { db } = deps;
  return [
    getRoute(consoleApi.counts, 'viewer', {
      quiet: true,
      response: counts,
      handle: () => readCounts(db),
    }),
    ...submissionKinds.flatMap((kind) => kindRoutes(kind, deps)),
    ...changeRoutes(deps),
    getRoute(consoleApi.resume(':id'), 'viewer', {
      async handle({ id, reply }) {
        const resume = await findResume(db, id);
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
    return requireDetail(db, 'application', applicationId);
  }
  return [
    postRoute(consoleApi.decideChange(':id', ':change', 'accept'), 'editor', {
      body: changeAcceptance,
      response: detail,
      async handle({ id, params: { change = '' }, body: { seen }, operator }) {
        const decision = { applicationId: id, changeId: change, actor: operator.id, seen };
        const settings = { optIn: env.DOUBLE_OPT_IN, webhook: env.WEBHOOK_URL !== undefined };
        return finish(await acceptChange(db, decision, settings), id);
      },
    }),
    postRoute(consoleApi.decideChange(':id', ':change', 'dismiss'), 'editor', {
      response: detail,
      async handle({ id, params: { change = '' }, operator }) {
        const decision = { applicationId: id, changeId: change, actor: operator.id };
        return finish(await dismissChange(db, decision), id);
      },
    }),
  ];
}

function kindRoutes(kind: SubmissionKind, deps: Dependencies): ConsoleRoute[] {
  const { db, env, outbox } = deps;
  return [
    getRoute(consoleApi.list(kind), 'viewer', {
      query: listQuery,
      response: list,
      handle: ({ query }) => listSubmissions(db, kind, query),
    }),
    getRoute(consoleApi.held(kind), 'viewer', {
      response: heldList,
      handle: () => listHeld(db, kind, env.HELD_DAYS),
    }),
    postRoute(consoleApi.bulk(kind), 'editor', {
      body: bulk,
      response: bulkResults,
      async handle({ body: { change, items }, operator }) {
        const done = await applyBulkChange(deps, { kind, change, items, actor: operator.id });
        outbox.nudge();
        return done;
      },
    }),
    getRoute(consoleApi.sources(kind), 'viewer', {
      response: sources,
      handle: async () => ({ sources: await listSources(db, kind) }),
    }),
    getRoute(consoleApi.detail(kind, ':id'), 'viewer', {
      response: detail,
      handle: ({ id }) => requireDetail(db, kind, id),
    }),
    postRoute(consoleApi.act(kind, ':id', 'status'), 'editor', {
      body: statusChange,
      response: detail,
      async handle({ id, body, operator }) {
        if (!canBecome(kind, body.status)) throw invalidField('status');
        const webhook = env.WEBHOOK_URL !== undefined;
        assertDone(await changeStatus(db, kind, id, { ...body, actor: operator.id, webhook }));
        outbox.nudge();
        return requireDetail(db, kind, id);
      },
    }),
    postRoute(consoleApi.act(kind, ':id', 'note'), 'editor', {
      body: note,
      response: detail,
      async handle({ id, body, operator }) {
        assertDone(await addNote(db, { kind, id, actor: operator.id }, body.text));
        return requireDetail(db, kind, id);
      },
    }),
    postRoute(consoleApi.act(kind, ':id', 'assign'), 'editor', {
      body: assignment,
      response: detail,
      async handle({ id, body, operator }) {
        const outcome = await assign(db, { kind, id, actor: operator.id }, body.assignee);
        if (outcome === undefined) throw invalidField('assignee');
        assertDone(outcome);
        return requireDetail(db, kind, id);
      },
    }),
    postRoute(consoleApi.act(kind, ':id', 'unflag'), 'editor', {
      response: detail,
      async handle({ id, operator }) {
        assertDone(await unflag(db, { kind, id, actor: operator.id }));
        outbox.nudge();
        return requireDetail(db, kind, id);
      },
    }),
  ];
}

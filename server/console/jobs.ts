import { consoleJobs, jobChoice } from '../../contract/console/jobs.ts';
import { consoleApi } from '../../contract/console/paths.ts';
import { closeJob, listConsoleJobs, reopenJob } from '../careers/closed-jobs.ts';
import { currentPostings, findPosting } from '../careers/postings.ts';
import { HttpError } from '../http-error.ts';
import { type ConsoleDependencies, type ConsoleRoute, getRoute, postRoute } from './console-route.ts';

/** Closes a posting before its last day, or reopens it. */
export function jobRoutes({ db, liveState }: Pick<ConsoleDependencies, 'db' | 'liveState'>): ConsoleRoute[] {
  return [
    getRoute(consoleApi.jobs, 'viewer', {
      response: consoleJobs,
      handle: async () => ({ jobs: await listConsoleJobs(db, currentPostings()) }),
    }),
    ...(
      [
        [consoleApi.closeJob, closeJob],
        [consoleApi.reopenJob, reopenJob],
      ] as const
    ).map(([path, change]) =>
      postRoute(path, 'admin', {
        body: jobChoice,
        async handle({ body, operator }) {
          const posting = findPosting(body.job);
          if (!posting) throw new HttpError(404);
          if (!(await change(db, posting, operator.id))) throw new HttpError(409);
          await liveState.refresh();
        },
      }),
    ),
  ];
}

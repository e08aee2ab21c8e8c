import { heldList } from '../../contract/console/held.ts';
import { consoleApi } from '../../contract/console/paths.ts';
import { submissionKinds } from '../../contract/console/submissions.ts';
import { listHeld } from '../submissions/held.ts';
import { type ConsoleDependencies, type ConsoleRoute, consoleRoute } from './console-route.ts';

export function heldRoutes({ db, env }: Pick<ConsoleDependencies, 'db' | 'env'>): ConsoleRoute[] {
  return submissionKinds.map((kind) =>
    consoleRoute({
      method: 'GET',
      path: consoleApi.held(kind),
      role: 'viewer',
      reply: heldList,
      handle: () => listHeld(db, kind, env.HELD_DAYS),
    }),
  );
}

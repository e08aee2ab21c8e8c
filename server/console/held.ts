import { heldList } from '../../contract/console/held.ts';
import { consoleApi } from '../../contract/console/paths.ts';
import { submissionKinds } from '../../contract/console/submissions.ts';
import { listHeld } from '../submissions/held.ts';
import { type ConsoleDependencies, type ConsoleRoute, getRoute } from './console-route.ts';

export function heldRoutes({ db, env }: Pick<ConsoleDependencies, 'db' | 'env'>): ConsoleRoute[] {
  return submissionKinds.map((kind) =>
    getRoute(consoleApi.held(kind), 'viewer', {
      response: heldList,
      handle: () => listHeld(db, kind, env.HELD_DAYS),
    }),
  );
}

import { readEnv } from '../../env.ts';
import { allConsoleRoutes } from '../console.ts';

/** The real route table, with handlers that cannot be called. */
export const routeTable = allConsoleRoutes({
  db: undefined as never,
  env: readEnv({}),
  outbox: { nudge() {} },
  hostCalendars: { read: async () => {} },
  mailer: { send: async () => '' },
  postJson: async () => 200,
  rateLimit: async () => {},
  liveState: { refresh: async () => {} },
  publisher: undefined as never,
  readHealth: undefined as never,
});

import { createLogger } from '../../server/log.ts';
import { start } from '../../server/main.ts';
import { createIsolatedTagCheck } from '../../server/tag-check/isolated-check.ts';

/** The server as it is, but for one thing: its tag check may look at hostile sites on this machine. */
const tagCheck = createIsolatedTagCheck({
  logger: createLogger('silent'),
  threadFile: new URL('./check-thread.ts', import.meta.url),
});
await start(undefined, { tagCheck });

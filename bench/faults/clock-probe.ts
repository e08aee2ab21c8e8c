import type { Pool } from 'pg';
import { consoleApi } from '../../contract/console/paths.ts';
import { dbOver } from '../../server/db/db.ts';
import { signedIn } from '../../server/testing/operators.ts';
import { applicationPath, requiredAnswers } from '../../server/waitlist/testing/application.ts';

/** What else goes by the clock: an operator's session and one client's limit. */
export interface ClockProbe {
  /** Sends until the client is refused. */
  spendLimit(): Promise<void>;
  /** Whether the operator is still signed in, and the client is let in again in no more than the time of its limit. */
  look(): Promise<void>;
  findings(): { note: string; broken: boolean };
  close(): Promise<void>;
}

const limitSeconds = 600;
const mostTries = 30;

export async function openProbe(url: string, pool: Pool): Promise<ClockProbe> {
  const { headers } = await signedIn(dbOver(pool));
  let cookie = headers.cookie;
  let [looks, kept, inTime, sent] = [0, 0, 0, 0];

  function send(): Promise<Response> {
    return fetch(url + applicationPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.9' },
      body: JSON.stringify({ ...requiredAnswers, email: `probe-${sent++}@agency.example` }),
    });
  }

  return {
    async spendLimit() {
      for (let i = 0; i < mostTries; i++) if ((await send()).status === 429) return;
      throw new Error('One client was never refused');
    },
    async look() {
      looks++;
      const session = await fetch(url + consoleApi.session, { headers: { cookie } });
      if (session.ok) kept++;
      cookie = session.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
      const again = await send();
      if (Number(again.headers.get('retry-after')) <= limitSeconds) inTime++;
    },
    findings: () => ({
      note: `session kept ${kept} of ${looks} times, limit over in its time ${inTime} of ${looks} times`,
      broken: kept < looks || inTime < looks,
    }),
    close: () => pool.end(),
  };
}

import { expect } from 'vitest';
import { type NoticeChoice, type NoticeSettings, off } from '../../../contract/console/notices.ts';
import { consoleApi } from '../../../contract/console/paths.ts';
import type { SubmissionKind } from '../../../contract/console/submissions.ts';
import { openConsole } from '../../console/testing/open-console.ts';
import type { OnDatabase } from '../../testing/on-each-engine.ts';

export const now: NoticeChoice = { ...off, when: 'now' };
export const team = 'team@forespan.example';

export function choose(
  kinds: Partial<Record<SubmissionKind, NoticeChoice>>,
  more: Partial<NoticeSettings> = {},
): NoticeSettings {
  const all = { application: off, lead: off, support: off, meeting: off, 'job-application': off };
  return { kinds: { ...all, ...kinds }, channel: 'mail', timeZone: 'UTC', digestTime: '08:00', ...more };
}

type Parts = Parameters<typeof openConsole>[1];

/** The console of an operator, whose notice settings `set` changes. */
export async function openNotices({ database }: OnDatabase, { variables, ...more }: NonNullable<Parts> = {}) {
  const opened = await openConsole(database, {
    variables: { OPERATOR_EMAIL: team, ...variables },
    ...more,
  });
  const set = async (settings: NoticeSettings) =>
    expect((await opened.post(consoleApi.notices, settings)).statusCode).toBe(200);
  return { ...opened, set };
}

import { addDays } from '../../contract/calendar.ts';
import type { NoticeSettings } from '../../contract/console/notices.ts';
import { instantAt, localTime } from '../hosts/working-time.ts';

/** When the next digest is due: the next time at which it is that time of day in its time zone. */
export function nextDigest(
  { timeZone, digestTime }: Pick<NoticeSettings, 'timeZone' | 'digestTime'>,
  now: Date,
): Date {
  const today = localTime(timeZone, now).slice(0, 10);
  const first = instantAt(timeZone, `${today}T${digestTime}`);
  return first > now ? first : instantAt(timeZone, `${addDays(today, 1)}T${digestTime}`);
}

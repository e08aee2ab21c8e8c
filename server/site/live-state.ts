import type { AnnouncementTexts } from '../../contract/console/announcement.ts';

/** An announcement, with the instants in milliseconds between which it is shown. */
export interface PlannedAnnouncement {
  /** Equal for equal texts. */
  key: string;
  texts: AnnouncementTexts;
  startsAt: number;
  endsAt: number;
}

/** What operators change while the server runs. `follow-live-state.ts` keeps it up to date. */
export interface LiveState {
  announcements: readonly PlannedAnnouncement[];
  /** Jobs that an operator closed before their last day. */
  closedJobs: ReadonlySet<string>;
}

export function createLiveState(): LiveState {
  return { announcements: [], closedJobs: new Set() };
}

export function findAnnouncement(
  { announcements }: LiveState,
  instant: number,
): PlannedAnnouncement | undefined {
  return announcements.find(({ startsAt, endsAt }) => startsAt <= instant && instant < endsAt);
}

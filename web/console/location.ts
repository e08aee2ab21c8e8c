import { useMemo, useSyncExternalStore } from 'react';
import { type Day, isDay } from '../../contract/calendar.ts';
import { type AuditTopic, auditQuery } from '../../contract/console/audit.ts';
import { scheduleQuery, scheduleSpans } from '../../contract/console/host-schedule.ts';
import { type View, view } from '../../contract/console/inbox.ts';
import { outboxQuery } from '../../contract/console/outbox.ts';
import { consolePath } from '../../contract/console/paths.ts';
import { operatorReply, type ReplyType } from '../../contract/console/replies.ts';
import { type StatisticsSpan, statisticsQuery } from '../../contract/console/statistics.ts';
import { type SubmissionKind, subjectKind } from '../../contract/console/submissions.ts';

export const panes = [
  'inbox',
  'diary',
  'numbers',
  'outbox',
  'templates',
  'jobs',
  'site',
  'audit',
  'erase',
  'people',
  'account',
] as const;
export type Pane = (typeof panes)[number];
type DeliveryState = NonNullable<(typeof outboxQuery)['_zod']['output']['state']>;

/** What the console shows, stored in the query string so that every view can be linked to. */
export interface ConsoleLocation {
  pane: Pane;
  kind: SubmissionKind;
  id: string | undefined;
  /** The type of reply being written to the open submission. */
  answer: ReplyType | undefined;
  view: View;
  /** True if held submissions are shown in place of the list. */
  isHeld: boolean;
  /** The outbox's filter. */
  state: DeliveryState | undefined;
  /** The audit log's filter. */
  topic: AuditTopic | undefined;
  /** The schedule's first day, number of days, and host; all hosts if undefined. */
  day: Day | undefined;
  days: (typeof scheduleSpans)[number] | undefined;
  host: string | undefined;
  /** How far back the statistics reach. */
  span: StatisticsSpan | undefined;
}

const start: ConsoleLocation = {
  pane: 'inbox',
  kind: 'application',
  id: undefined,
  answer: undefined,
  view: {},
  isHeld: false,
  state: undefined,
  topic: undefined,
  day: undefined,
  days: undefined,
  host: undefined,
  span: undefined,
};

/** Invalid parameters count as missing. */
function parseLocation(search: string): ConsoleLocation {
  const query = Object.fromEntries(new URLSearchParams(search));
  const filters = Object.entries(view.shape).flatMap(([name, field]) => {
    const { success, data } = field.safeParse(query[name] || undefined);
    return success && data !== undefined ? [[name, data]] : [];
  });
  return {
    pane: panes.find((pane) => pane === query.pane) ?? start.pane,
    kind: subjectKind.safeParse(query.kind).data ?? start.kind,
    id: query.id || undefined,
    answer: operatorReply.shape.act.safeParse(query.answer).data,
    view: Object.fromEntries(filters),
    isHeld: query.held === 'all',
    state: outboxQuery.shape.state.safeParse(query.state).data,
    topic: auditQuery.shape.topic.safeParse(query.topic).data,
    day: query.day !== undefined && isDay(query.day) ? query.day : undefined,
    days: scheduleSpans.find((days) => days === query.days),
    host: scheduleQuery.shape.host.safeParse(query.host).data,
    span: statisticsQuery.shape.span.safeParse(query.span).data,
  };
}

export function consoleUrl(target: Partial<ConsoleLocation>): string {
  const all = { ...start, ...target };
  const { pane, kind, id, answer: act, view: shown, isHeld, state, topic, day, days, host, span } = all;
  if (pane !== 'inbox')
    return `${consolePath}?${toQueryString({ pane, state, topic, day, days, host, span })}`;
  return `${consolePath}?${toQueryString({ kind, ...shown, id, answer: act, held: isHeld ? 'all' : undefined })}`;
}

export function toQueryString(values: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return new URLSearchParams(given).toString();
}

const navigated = 'console-navigated';

/** The current location, which follows back and forward. */
export function useConsoleLocation(): ConsoleLocation {
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  );
  return useMemo(() => parseLocation(search), [search]);
}

/** `state` is for what must not appear in a URL, such as an email address. */
export function navigate(
  target: Partial<ConsoleLocation>,
  how: 'push' | 'replace' = 'push',
  state: unknown = null,
): void {
  if (how === 'push') history.pushState(state, '', consoleUrl(target));
  else history.replaceState(state, '', consoleUrl(target));
  dispatchEvent(new Event(navigated));
}

function subscribe(listener: () => void): () => void {
  addEventListener('popstate', listener);
  addEventListener(navigated, listener);
  return () => {
    removeEventListener('popstate', listener);
    removeEventListener(navigated, listener);
  };
}

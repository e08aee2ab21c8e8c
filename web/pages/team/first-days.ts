import type { team } from '../../../content/messages/en/team.ts';
import { facts } from '../../../contract/facts.ts';

/** The trial of an agency whose call is on a Tuesday: a pattern, not dates. */

export const rows = ['you', 'onboarding', 'data', 'forecasting', 'campaign', 'care'] as const;

/** `receive`: the agency gets something; `work`: a team works; `background`: ongoing; `turn`: the agency's turn. */
type Kind = 'receive' | 'work' | 'background' | 'turn';

interface Event {
  name: keyof (typeof team)['firstDays']['events'];
  row: (typeof rows)[number];
  /** The first and the last day, counted from 1. */
  from: number;
  to: number;
  kind: Kind;
  isCall?: true;
}

const end = facts.trialDays;

/** In order of their start. */
export const events: Event[] = [
  { name: 'call', row: 'onboarding', from: 1, to: 1, kind: 'receive', isCall: true },
  { name: 'access', row: 'you', from: 1, to: 2, kind: 'turn' },
  { name: 'connect', row: 'data', from: 1, to: 2, kind: 'work' },
  { name: 'care', row: 'care', from: 1, to: end, kind: 'background' },
  { name: 'first', row: 'forecasting', from: 3, to: 4, kind: 'receive' },
  { name: 'read', row: 'you', from: 3, to: 3, kind: 'turn' },
  { name: 'together', row: 'onboarding', from: 4, to: 4, kind: 'work' },
  { name: 'current', row: 'data', from: 4, to: end, kind: 'background' },
  { name: 'running', row: 'campaign', from: 7, to: 9, kind: 'work' },
  { name: 'check', row: 'forecasting', from: 8, to: 8, kind: 'work' },
  { name: 'questions', row: 'onboarding', from: 9, to: 9, kind: 'work' },
  { name: 'draft', row: 'campaign', from: 10, to: 11, kind: 'receive' },
  { name: 'change', row: 'you', from: 11, to: 11, kind: 'turn' },
  { name: 'last', row: 'onboarding', from: end, to: end, kind: 'receive', isCall: true },
  { name: 'decide', row: 'you', from: end, to: end, kind: 'turn' },
];

/**
 * Where the days run down, an event is in one of three lanes, the last two of which the teams share, or in a rail next
 * to them.
 */
export function laneFor({ row, from, kind }: Event): number {
  if (row === 'you') return 1;
  if (kind === 'background') return row === 'care' ? 4 : 5;
  const busy = events.filter((each) => each.row !== 'you' && each.kind !== 'background');
  const before = busy.slice(
    0,
    busy.findIndex((each) => each.row === row && each.from === from),
  );
  return before.some((each) => each.to >= from && laneFor(each) === 2) ? 3 : 2;
}

/** 2 January 2024 was a Tuesday. */
export const days = Array.from({ length: end }, (_, i) => {
  const date = new Date(Date.UTC(2024, 0, 2 + i));
  return { day: i + 1, date, isWeekend: [0, 6].includes(date.getUTCDay()) };
});

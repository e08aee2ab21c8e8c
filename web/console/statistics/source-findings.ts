import type { Statistics } from '../../../contract/console/statistics.ts';
import { dayName, formatDay } from '../time.ts';

export type Source = Statistics['sources'][number];

/** With fewer, a share is meaningless. */
export const fewest = 5;

/** Sums all periods. Null if none is known. */
export function total(amounts: readonly (number | null)[]): number | null {
  const known = amounts.filter((amount) => amount !== null);
  return known.length > 0 ? known.reduce((sum, amount) => sum + amount, 0) : null;
}

export function sumCounts({ visits, applications, leads, meetings, invited }: Source) {
  const of = (amounts: readonly number[]) => total(amounts) ?? 0;
  return {
    visits: total(visits),
    applications: of(applications),
    leads: of(leads),
    meetings: of(meetings),
    invited: of(invited),
  };
}

/** The most remarkable fact about a source, compared with the others listed. */
export function sourceFinding(source: Source, { sources, otherSources }: Statistics): string {
  const { name } = source;
  if (name === null) {
    return otherSources === 1
      ? 'One more source, not listed.'
      : `${otherSources.toLocaleString('en')} more sources, counted together.`;
  }
  const totals = sumCounts(source);
  const { visits, applications, leads, invited } = totals;
  const forms = applications + leads;
  if (name === '') return 'No source was passed on.';
  if (forms === 0 && visits !== null && visits >= fewest)
    return `No applications or leads from ${count(visits, 'counted visit')}.`;
  if (forms < fewest) return 'Too few to say anything.';
  const named = sources.filter((one) => one.name).map((one) => ({ one, ...sumCounts(one) }));
  const rivals = named.filter(({ one }) => one !== source);

  const share = invited / applications;
  const comparable = rivals.filter((rival) => rival.applications >= fewest);
  const isBest = comparable.every((rival) => rival.invited / rival.applications < share);
  if (applications >= fewest && invited > 0 && comparable.length > 0 && isBest)
    return `${invited} of ${applications} applications led to an invitation: the highest share of the listed sources with ${fewest} or more.`;
  if (rivals.length > 0 && rivals.every((rival) => rival.applications + rival.leads < forms))
    return `The most applications and leads of any known source: ${forms.toLocaleString('en')}.`;
  if (applications === 0) return `All ${leads} are leads.`;
  if (applications < fewest) return `${count(leads, 'lead')}, and too few applications to compare.`;
  return invited === 0
    ? `None of the ${applications} applications has led to an invitation yet.`
    : `${invited} of ${applications} applications have led to an invitation so far.`;
}

/** What the reader needs to know about the charts. */
export function chartsNote(
  { periods, visitsSince, span }: Statistics,
  { scale, visitsScale }: { scale: number; visitsScale: number },
): string {
  const unit = span === '12-months' ? 'month' : 'week';
  const visits = visitsScale > 0 ? ` (for visits, ${visitsScale.toLocaleString('en')})` : '';
  const first = periods[0]?.start ?? '';
  const since =
    visitsSince === null
      ? ' No visit has been counted yet.'
      : visitsSince > first
        ? ` Visits have been counted since ${formatDay(visitsSince)}; earlier ones are not known.`
        : '';
  return `Every small chart covers the same ${periods.length} ${unit}s on the same scale: one bar is one ${unit}, and a full bar is ${scale}${visits}.${since}`;
}

/** The name of a period in tables. */
export function periodName(start: string, span: Statistics['span']): string {
  return span === '12-months'
    ? new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
        new Date(`${start}T00:00:00Z`),
      )
    : dayName(start);
}

function count(amount: number, one: string): string {
  return `${amount.toLocaleString('en')} ${one}${amount === 1 ? '' : 's'}`;
}

import { addDays, type Day, monthOf } from '../../../contract/calendar.ts';
import type { Outlook } from '../../../forecast/outlook.ts';
import { changeFor, type Response } from '../../../forecast/response.ts';
import type { Result } from './result.ts';

export interface PlanWeek {
  day: Day;
  isMeasured: boolean;
  spend: number;
  /** Nothing if the account does not say. */
  clicks: number | null;
  conversions: number;
  low: number;
  high: number;
}

/** A month with the weeks that start in it, those that have been measured included. */
export interface PlanMonth extends Omit<PlanWeek, 'isMeasured'> {
  month: string;
  weeks: PlanWeek[];
  /** What will be spent if nothing is changed. */
  paceSpend: number;
  /** What had been spent before Today. */
  spent: number;
  /** Whether the plan asks for more or less than the past can tell of. */
  isBeyond: boolean;
}

/** How far from the usual spend an answer is given. */
export const furthest = { least: 0.5, most: 1.5 };

export interface Planning {
  spend: Outlook;
  conversions: Outlook;
  clicks: Outlook | undefined;
}

/** The metrics of a plan: none without both spend and conversions. */
export function planningOf({ metrics }: Result): Planning | undefined {
  const find = (wanted: string) => metrics.find(({ name, mean }) => name === wanted && mean.length > 0);
  const [spend, conversions] = [find('spend'), find('conversions')];
  return spend && conversions && { spend, conversions, clicks: find('clicks') };
}

/** The coming weeks by month, with the spend that is planned for some of them. */
export function planOf(
  weeks: readonly Day[],
  metrics: Planning,
  response: Response | undefined,
  planned: Readonly<Record<string, number>>,
): PlanMonth[] {
  const { spend, conversions, clicks } = metrics;
  const last = weeks.at(-1) ?? '';
  const expected = conversions.mean.map(
    (mean, i): PlanWeek => ({
      day: addDays(last, (i + 1) * 7),
      isMeasured: false,
      spend: spend.mean[i] ?? 0,
      clicks: clicks?.mean[i] ?? null,
      conversions: mean,
      low: conversions.low90[i] ?? mean,
      high: conversions.high90[i] ?? mean,
    }),
  );
  const months = [...new Set(expected.map(({ day }) => monthOf(day)))];
  const measured = weeks.flatMap((day, i): PlanWeek[] => {
    if (!months.includes(monthOf(day))) return [];
    const came = conversions.values[i] ?? 0;
    return [
      {
        day,
        isMeasured: true,
        spend: spend.values[i] ?? 0,
        clicks: clicks?.values[i] ?? null,
        conversions: came,
        low: came,
        high: came,
      },
    ];
  });
  const { total, mean, high90 } = conversions;
  // Misses partly cancel: a total's range is narrower than the sum of its weeks'.
  const cancelling = (total.high - total.mean) / (sum(high90) - sum(mean) || 1);
  return months.map((month) => monthOfPlan(month));

  function monthOfPlan(month: string): PlanMonth {
    const ofMonth = (week: PlanWeek) => monthOf(week.day) === month;
    const [past, ahead] = [measured.filter(ofMonth), expected.filter(ofMonth)];
    const spent = sum(past.map((week) => week.spend));
    const pace = sum(ahead.map((week) => week.spend));
    const wish = planned[month] === undefined || !response ? 1 : (planned[month] - spent) / (pace || 1);
    const factor = Math.min(furthest.most, Math.max(furthest.least, wish));
    const change = response ? changeFor(response, factor) : { mean: 1, low: 1, high: 1 };
    const changed = ahead.map((week) => ({
      ...week,
      spend: week.spend * factor,
      clicks: week.clicks === null ? null : week.clicks * change.mean,
      conversions: week.conversions * change.mean,
      low: week.low * change.low,
      high: week.high * change.high,
    }));
    const all = [...past, ...changed];
    const expectedTotal = sum(all.map((week) => week.conversions));
    const edge = (side: 'low' | 'high') =>
      expectedTotal + (sum(all.map((week) => week[side])) - expectedTotal) * cancelling;
    return {
      month,
      day: `${month}-01`,
      weeks: all,
      spend: sum(all.map((week) => week.spend)),
      clicks: clicks ? sum(all.map((week) => week.clicks ?? 0)) : null,
      conversions: expectedTotal,
      low: edge('low'),
      high: edge('high'),
      paceSpend: spent + pace,
      spent,
      isBeyond: factor !== wish,
    };
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

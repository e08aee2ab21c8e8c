export interface Amount {
  name: string;
  value: number;
}

const namesFormat = new Intl.ListFormat('en-GB');

interface Counted {
  one: string;
  many: string;
  unit: 'week' | 'month';
  /** True if the last period includes meetings still to come. */
  isAhead?: boolean;
}

/** Describes the chart of weeks or months, the last of which is not over. */
export function periodsFinding(periods: readonly Amount[], { one, many, unit, isAhead }: Counted): string {
  const [busiest, ...asBusy] = findLargest(periods);
  if (!busiest) return `No ${many} in the last ${periods.length} ${unit}s.`;
  const [all, last] = [sumAmounts(periods), periods.at(-1)];
  const named = unit === 'week' ? `the week of ${busiest.name}` : busiest.name;
  if (all === 1) {
    const when = busiest === last ? `this ${unit}` : `in ${named}`;
    return `1 ${one} in ${periods.length} ${unit}s, ${when}.`;
  }
  const current = isAhead
    ? `This ${unit}, with those still to come: ${last?.value}.`
    : `This ${unit} so far: ${last?.value}.`;
  const peak =
    asBusy.length > 0
      ? `No ${unit} had more than ${busiest.value}. ${current}`
      : busiest === last
        ? `This ${unit} is the busiest: ${last.value} ${isAhead ? 'with those still to come' : 'so far'}.`
        : `The busiest was ${named}: ${busiest.value}. ${current}`;
  return `${all} ${many} in ${periods.length} ${unit}s. ${peak}`;
}

/** Names the largest of several values, if it is unique. */
export function topValueFinding(amounts: readonly Amount[]): string {
  const all = sumAmounts(amounts);
  const [first, second, ...others] = findLargest(amounts);
  if (!first) return 'No applications in this period.';
  if (first.value === all) return all === 1 ? `The only one: ${first.name}.` : `All ${all}: ${first.name}.`;
  if (!second) return `${first.name} leads with ${formatPercent(first.value, all)} of ${all}.`;
  return others.length === 0
    ? `${namesFormat.format([first.name, second.name])} are level, with ${first.value} of ${all} each.`
    : `None leads: ${others.length + 2} are level, with ${first.value} of ${all} each.`;
}

export function formatPercent(part: number, whole: number): string {
  return `${Math.round((part / whole) * 100)}%`;
}

/** The amounts with the largest value; none if all are zero. */
function findLargest(amounts: readonly Amount[]): Amount[] {
  const largest = Math.max(1, ...amounts.map(({ value }) => value));
  return amounts.filter(({ value }) => value === largest);
}

function sumAmounts(amounts: readonly Amount[]): number {
  return amounts.reduce((sum, { value }) => sum + value, 0);
}

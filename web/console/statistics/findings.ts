export interface Amount {
  name: string;
  value: number;
}

const namesFormat = new Intl.ListFormat('en-GB');

/** What the chart of the weeks shows, the last of which is not over. */
export function weeksFinding(weeks: readonly Amount[], { one, many }: { one: string; many: string }): string {
  const [busiest, ...asBusy] = findLargest(weeks);
  if (!busiest) return `No ${many} in the last ${weeks.length} weeks.`;
  const [all, last] = [sumAmounts(weeks), weeks.at(-1)];
  if (all === 1) {
    const when = busiest === last ? 'this week' : `in the week of ${busiest.name}`;
    return `1 ${one} in ${weeks.length} weeks, ${when}.`;
  }
  const soFar = `This week so far: ${last?.value}.`;
  const peak =
    asBusy.length > 0
      ? `No week had more than ${busiest.value}. ${soFar}`
      : busiest === last
        ? `This week is the busiest: ${last.value} so far.`
        : `The busiest was the week of ${busiest.name}: ${busiest.value}. ${soFar}`;
  return `${all} ${many} in ${weeks.length} weeks. ${peak}`;
}

/** The largest of several values, if it is unique. */
export function topValueFinding(amounts: readonly Amount[]): string {
  const all = sumAmounts(amounts);
  const [first, second, ...others] = findLargest(amounts);
  if (!first) return 'No applications in this time.';
  if (first.value === all) return all === 1 ? `The only one: ${first.name}.` : `All ${all}: ${first.name}.`;
  if (!second) return `${first.name} leads with ${formatPercent(first.value, all)} of ${all}.`;
  return others.length === 0
    ? `${namesFormat.format([first.name, second.name])} are level with ${first.value} each of ${all}.`
    : `None leads: ${others.length + 2} are level with ${first.value} each of ${all}.`;
}

export function formatPercent(part: number, whole: number): string {
  return `${Math.round((part / whole) * 100)}%`;
}

/** Those with the largest value; none if there is nothing. */
function findLargest(amounts: readonly Amount[]): Amount[] {
  const largest = Math.max(1, ...amounts.map(({ value }) => value));
  return amounts.filter(({ value }) => value === largest);
}

function sumAmounts(amounts: readonly Amount[]): number {
  return amounts.reduce((sum, { value }) => sum + value, 0);
}

import { fill } from '../../content/fill.ts';
import { sum } from '../../forecast/numeric.ts';
import { defaultHorizon, type Outlook } from '../../forecast/outlook.ts';
import { metricName } from '../pages/forecast/text/forecast-messages.ts';
import type { Context } from './context.ts';
import type { WatchSlide } from './deck.ts';

/** Up to three things that the numbers themselves suggest. */
export function watchSlide(at: Context): WatchSlide {
  const { deck, end } = at;
  const items = [nextWeek(at), costPerConversion(at), surprise(at), ...extremes(at)];
  return {
    kind: 'watch',
    title: fill(deck.watch.title, { day: end }),
    items: items.filter((item) => item !== undefined).slice(0, 3),
  };
}

type Item = WatchSlide['items'][number];

/** The first week that is not over. */
function nextWeek({ outlook, deck, numbers, days, passed, isExact, value, buildChart }: Context): Item {
  const [mean = 0, low = 0, high = 0] = [outlook.mean[passed], outlook.low90[passed], outlook.high90[passed]];
  const values = { n: value(mean), low: value(low), high: value(high) };
  const { next, exact } = deck.watch;
  const { title, text } = isExact(low, high) ? exact : next;
  return {
    label: numbers.week(days[passed] ?? ''),
    title: fill(title, values),
    text: fill(text, values),
    chart: buildChart(outlook, defaultHorizon),
  };
}

function costPerConversion({
  messages,
  deck,
  numbers,
  find,
  coming,
  measured,
  buildChart,
}: Context): Item | undefined {
  const [cpa, spend, conversions] = [find('cpa'), find('spend'), find('conversions')];
  if (!cpa || !spend || !conversions) return undefined;
  const { watch } = deck;
  const lately = (metric: Outlook) => sum(measured(metric).slice(-defaultHorizon));
  const before = lately(spend) / lately(conversions);
  const total = coming(cpa);
  const change = total.mean / before - 1;
  const title = Math.abs(change) < 0.0005 ? watch.cpa.same : change > 0 ? watch.cpa.more : watch.cpa.less;
  const value = (n: number) => numbers.value('cpa', n);
  return {
    label: metricName(cpa, messages),
    title: fill(title, { n: value(total.mean), share: numbers.share(Math.abs(change)) }),
    text: fill(watch.cpa.text, { before: value(before), weeks: defaultHorizon, high: value(total.high) }),
    chart: buildChart(cpa, defaultHorizon),
  };
}

/** The week of the last half year that was furthest outside its range. */
function surprise({ result, outlook, checks, deck, numbers, value, buildChart }: Context): Item | undefined {
  const { values } = outlook;
  const [largest] = (checks ?? [])
    .flatMap(({ outside }) => outside)
    // If a range ends at zero, a share of it is undefined.
    .filter(({ week, edge }) => edge > 0 && week >= values.length - 2 * defaultHorizon)
    .map((found) => ({ ...found, share: found.value / found.edge - 1 }))
    .sort((a, b) => Math.abs(b.share) - Math.abs(a.share));
  if (!largest) return undefined;
  const messages = deck.watch.surprise;
  const isUnused = outlook.cleaning?.outliers.some(({ week }) => week === largest.week);
  return {
    label: numbers.week(result.weeks[largest.week] ?? ''),
    title: fill(largest.share > 0 ? messages.above : messages.below, { n: value(largest.value) }),
    text: fill(isUnused ? messages.unused : messages.text, { share: numbers.share(Math.abs(largest.share)) }),
    chart: buildChart(outlook, 2 * defaultHorizon, false),
  };
}

function extremes({ outlook, deck, numbers, days, passed, isExact, value, buildChart }: Context): Item[] {
  const { mean, low90, high90 } = outlook;
  return (['lowest', 'highest'] as const).flatMap((which) => {
    const week = mean.indexOf((which === 'lowest' ? Math.min : Math.max)(...mean.slice(passed)), passed);
    // The next week is already on the slide.
    if (week === passed || isExact(low90[week] ?? 0, high90[week] ?? 0)) return [];
    return {
      label: numbers.week(days[week] ?? ''),
      title: fill(deck.watch[which].title, { n: value(mean[week] ?? 0) }),
      text: fill(deck.watch[which].text, { low: value(low90[week] ?? 0), high: value(high90[week] ?? 0) }),
      chart: buildChart(outlook, defaultHorizon),
    };
  });
}

import { fill } from '../../../../content/fill.ts';
import { addDays, firstDay, localDay, toMonth } from '../../../../contract/calendar.ts';
import { noChoices } from '../model/choices.ts';
import { formatAmount, metricName, type StateMessages } from '../text/forecast-messages.ts';
import type { ShownMetric } from '../text/shown-metric.ts';
import type { AccountState, Spike } from './find-states.ts';

/** A state as text, for its box or the notes on the file. */
export function describeState(
  state: AccountState,
  {
    result,
    messages,
    states: t,
    numbers,
  }: Pick<ShownMetric, 'result' | 'messages' | 'numbers'> & { states: StateMessages },
): { title: string; text: string } {
  const { choices = noChoices } = result;
  const month = numbers.longMonth(firstDay(toMonth(localDay())));
  const span = result.days ? month : t.spike.comingWeeks;
  switch (state.kind) {
    case 'ended-long': {
      const { day, daysAgo } = state.ended;
      const next = numbers.day(addDays(result.weeks.at(-1) ?? '', 7));
      return {
        title: fill(t.ended.title, { day: numbers.day(day) }),
        text: fill(t.ended.past, { n: numbers.whole(daysAgo), month, day: next }),
      };
    }
    case 'ended': {
      const { ended, width, usualWidth } = state;
      const [a, b] = [numbers.wholeShare(width), numbers.wholeShare(usualWidth)];
      const sentence = width > usualWidth && a !== b ? t.ended.wider : t.ended.text;
      return {
        title: fill(t.ended.title, { day: numbers.day(ended.day) }),
        text: fill(sentence, { n: numbers.whole(ended.daysAgo), a, b, span }),
      };
    }
    case 'paused':
      return {
        title: fill(t.paused.title, { day: numbers.day(state.since), weeks: numbers.whole(state.weeks) }),
        text: t.paused.text,
      };
    case 'stopped':
      return {
        title: fill(t.stopped.title, {
          metric: metricName(state.outlook, messages),
          day: numbers.day(state.since),
          weeks: numbers.whole(state.weeks),
        }),
        text: t.stopped.text,
      };
    case 'spike':
      return describeSpike(state);
    case 'late': {
      const week = numbers.week(state.late.week);
      const isLeftOut = !choices.keep.includes(state.late.week);
      return {
        title: fill(t.late.title, { days: numbers.whole(state.late.days) }),
        text: `${fill(t.late.text, { share: numbers.wholeShare(state.late.drop) })} ${fill(
          isLeftOut ? t.late.leftOut : t.late.kept,
          { week },
        )}`,
      };
    }
    case 'counts':
      return { title: t.counts.title, text: state.clicks ? t.counts.textWithClicks : t.counts.text };
    case 'days':
      return {
        title: fill(t.days.title, { weeks: numbers.whole(state.weeks) }),
        text: fill(t.days.text, { weekday: numbers.weekday(state.best.day) }),
      };
  }

  function describeSpike({ week, isLast, outlook, value, usual, isLeftOut, withIt, without }: Spike) {
    const isAbove = value > usual;
    const hasRatio = value >= 0 && usual > 0;
    const titles = hasRatio
      ? isLast
        ? [t.spike.lastAbove, t.spike.lastBelow]
        : [t.spike.above, t.spike.below]
      : isLast
        ? [t.spike.lastFarAbove, t.spike.lastFarBelow]
        : [t.spike.farAbove, t.spike.farBelow];
    const total = (n: number) => numbers.value(outlook.name, numbers.expected(outlook, n));
    const name = numbers.week(week);
    return {
      title: fill(titles[isAbove ? 0 : 1] ?? '', {
        week: name,
        times: numbers.tick(roundTimes(value / usual)),
        share: numbers.wholeShare(value / usual),
        amount: formatAmount(outlook, value, messages, numbers),
        usual: total(usual),
      }),
      text: fill(isLeftOut ? t.spike.leftOut : t.spike.kept, {
        week: name,
        a: total(withIt),
        b: total(without),
        span,
      }),
    };
  }
}

/** One decimal below ten. */
function roundTimes(times: number): number {
  return times < 10 ? Math.round(times * 10) / 10 : Math.round(times);
}

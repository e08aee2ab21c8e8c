import { fill } from '../../../content/fill.ts';
import { localDay } from '../../../contract/calendar.ts';
import type { BacktestResult } from '../../../forecast/backtest.ts';
import button from '../../ui/link-button.module.css';
import { findPlanMetrics } from './model/budget-plan.ts';
import { type AccountChoices, noChoices, putWeekBack } from './model/choices.ts';
import { monthPacing, type SpendTargets } from './model/pacing.ts';
import { measuredWeeksShown } from './model/result.ts';
import s from './notices.module.css';
import { Section } from './parts/section.tsx';
import { formatAmount, type ReadingMessages } from './text/forecast-messages.ts';
import type { ShownMetric } from './text/shown-metric.ts';

const maxNotices = 4;

interface Props extends ShownMetric {
  checks: readonly BacktestResult[] | undefined;
  spendTargets: SpendTargets;
  notices: ReadingMessages['notices'];
  onChoices: (choices: AccountChoices) => void;
}

/** The month's pacing, and weeks outside their range. */
export function Notices(props: Props) {
  const { result, outlook, checks, messages, notices, numbers } = props;
  const { pause, cleaning } = outlook;
  const firstPaused = pause?.kind === 'paused' ? pause.since : result.weeks.length;
  const isUnused = (week: number) => cleaning?.outliers.some((outlier) => outlier.week === week);
  const pacing = pacingNotice(props);
  const outside = new Map(
    (checks ?? []).flatMap(({ outside: weeks }) => weeks).map((week) => [week.week, week]),
  );
  // Monthly data has no measured weeks.
  const isByMonth = result.dates?.granularity === 'month';
  const largest = [...(isByMonth ? [] : outside.values())]
    // A range that ends at zero has no shares.
    .filter(({ week, edge }) => edge > 0 && week < firstPaused)
    .map((week) => ({ ...week, share: week.value / week.edge - 1 }))
    .sort((a, b) => Math.abs(b.share) - Math.abs(a.share))
    .slice(0, pacing ? maxNotices - 1 : maxNotices);
  if (!pacing && largest.length === 0) return null;
  return (
    <Section id="notices" title={notices.title} lede={<p>{notices.text}</p>}>
      <ul className={s.notices}>
        {pacing}
        {largest.map(({ week, value, share }) => (
          <li key={week}>
            <b>{numbers.weekAndYear(result.weeks[week] ?? '')}</b>
            <div>
              <strong>
                {fill(share > 0 ? notices.above : notices.below, {
                  amount: formatAmount(outlook, value, messages, numbers),
                  share: numbers.share(Math.abs(share)),
                })}
              </strong>
              <i>
                {isUnused(week) ? notices.notUsed : notices.kept} <Choice {...props} week={week} />
              </i>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Puts back a week that was left out as an outlier, or leaves it out again. */
function Choice({ result, outlook, notices, numbers, onChoices, week }: Props & { week: number }) {
  const { choices = noChoices, weeks } = result;
  const day = weeks[week] ?? '';
  const isLeftOut = outlook.cleaning?.outliers.some((outlier) => outlier.week === week);
  // Weeks in the chart are put back next to it.
  const isShown = week >= weeks.length - measuredWeeksShown;
  if (isShown || (!isLeftOut && !choices.keep.includes(day))) return null;
  const otherwise = isLeftOut
    ? putWeekBack(choices, day)
    : { ...choices, keep: choices.keep.filter((kept) => kept !== day) };
  return (
    <button type="button" className={button.link} onClick={() => onChoices(otherwise)}>
      {fill(isLeftOut ? notices.putBack : notices.leaveOut, { week: numbers.week(day) })}
    </button>
  );
}

function pacingNotice({ result, spendTargets, notices, numbers }: Props) {
  // An old file has no weeks ahead, and a paused account no pace.
  if (result.ended?.isPast || result.pausedSince !== undefined) return undefined;
  const pacing = monthPacing(result, spendTargets, localDay());
  const change = pacing ? pacing.spend / pacing.before - 1 : 0;
  // A difference that rounds to zero is not shown.
  if (!pacing || Math.abs(change) < 0.0005) return undefined;
  const about = pacing.isPlanned ? notices.plan : notices.lastYear;
  const title = pacing.isCalendar ? about.title : about.weeksTitle;
  const { plan, lastYear } = notices;
  const text = pacing.isPlanned ? plan.text : pacing.isCalendar ? lastYear.sameDays : lastYear.text;
  const values = {
    month: numbers.longMonth(localDay()),
    n: numbers.whole(pacing.weeks),
    day: numbers.day(pacing.first),
    share: numbers.share(Math.abs(change)),
    amount: numbers.value('spend', pacing.spend),
    before: numbers.value('spend', pacing.before),
  };
  return (
    <li className={s.ahead}>
      <b>{pacing.isCalendar ? numbers.month(localDay()) : numbers.weeks(pacing.first, pacing.last)}</b>
      <div>
        <strong>{fill(change > 0 ? title.over : title.under, values)}</strong>
        <i>
          {fill(text, values)} {findPlanMetrics(result) && <a href="#plan">{notices.toPlan}</a>}
        </i>
      </div>
    </li>
  );
}

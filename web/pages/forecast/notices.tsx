import { fill } from '../../../content/fill.ts';
import { localDay } from '../../../contract/calendar.ts';
import type { BacktestResult } from '../../../forecast/backtest.ts';
import { findPlanMetrics } from './model/budget-plan.ts';
import { monthPacing, type SpendTargets } from './model/pacing.ts';
import s from './notices.module.css';
import { Section } from './parts/section.tsx';
import { formatAmount, type ReadingMessages } from './text/forecast-messages.ts';
import type { ShownMetric } from './text/shown-metric.ts';

const maxNotices = 4;

interface Props extends ShownMetric {
  checks: readonly BacktestResult[] | undefined;
  /** The visitor's plan. */
  wished: SpendTargets;
  notices: ReadingMessages['notices'];
}

/** How the month is going, and weeks that were not to be expected. */
export function Notices(props: Props) {
  const { result, outlook, checks, messages, notices, numbers } = props;
  const pacing = pacingNotice(props);
  const outside = new Map(
    (checks ?? []).flatMap(({ outside: weeks }) => weeks).map((week) => [week.week, week]),
  );
  const largest = [...outside.values()]
    // Of a range that ends at zero there are no shares.
    .filter(({ edge }) => edge > 0)
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
              <i>{notices.kept}</i>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function pacingNotice({ result, wished, notices, numbers }: Props) {
  const pace = monthPacing(result, wished, localDay());
  const change = pace ? pace.spend / pace.before - 1 : 0;
  // What would read as no difference is not worth a look.
  if (!pace || Math.abs(change) < 0.0005) return undefined;
  const { title } = pace.isPlanned ? notices.plan : notices.lastYear;
  const { plan, lastYear } = notices;
  const text = pace.isPlanned ? plan.text : pace.isCalendar ? lastYear.sameDays : lastYear.text;
  const values = {
    month: numbers.longMonth(localDay()),
    share: numbers.share(Math.abs(change)),
    amount: numbers.value('spend', pace.spend),
    before: numbers.value('spend', pace.before),
  };
  return (
    <li className={s.ahead}>
      <b>{pace.isCalendar ? numbers.month(localDay()) : numbers.weeks(pace.first, pace.last)}</b>
      <div>
        <strong>{fill(change > 0 ? title.over : title.under, values)}</strong>
        <i>
          {fill(text, values)} {findPlanMetrics(result) && <a href="#plan">{notices.toPlan}</a>}
        </i>
      </div>
    </li>
  );
}

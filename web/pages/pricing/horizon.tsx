import type { CSSProperties } from 'react';
import { facts } from '../../../contract/facts.ts';
import { usePage } from '../../ui/page.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { sheetMonths, weeksAhead } from '../../ui/sheet-weeks.ts';
import t from '../../ui/text.module.css';
import heading from './heading.module.css';
import s from './horizon.module.css';

const months = sheetMonths(true).slice(0, facts.forecastMonths);

/** The weeks of the sheet that the first months ahead take, as a share of all weeks ahead. */
function shareOf(count: number): string {
  const weeks = months.slice(0, count).reduce((sum, month) => sum + month.weeks, 0);
  return `${((weeks / weeksAhead) * 100).toFixed(2)}%`;
}
const shares = {
  '--one': shareOf(1),
  '--two': shareOf(2),
  '--free': shareOf(facts.freeForecastMonths),
  '--weeks': weeksAhead,
} as CSSProperties;

/** What the forecast reaches without and with a subscription, in the sheet's own months after today. */
export function Horizon() {
  const { format, messages } = usePage();
  const { horizon } = messages.pricing;
  return (
    <Sheet spaced labelledBy="horizon" className={s.horizon}>
      <div className={s.words}>
        <h2 id="horizon" className={heading.section}>
          {horizon.title}
        </h2>
        <p className={t.lede}>{horizon.lede}</p>
      </div>
      <div className={s.ahead} style={shares}>
        <div className={s.months} aria-hidden="true">
          {months.map(({ month, weeks }) => (
            <span key={month.getTime()} style={{ gridColumn: `span ${weeks}` }}>
              {format.month(month)}
            </span>
          ))}
        </div>
        <dl>
          <dt>{horizon.free.when}</dt>
          <dd className={s.free}>{horizon.free.span}</dd>
          <dt>{horizon.paid.when}</dt>
          <dd className={s.paid}>{horizon.paid.span}</dd>
        </dl>
      </div>
    </Sheet>
  );
}

import type { CSSProperties } from 'react';
import { facts } from '../../../contract/facts.ts';
import { Month } from '../../ui/dated.tsx';
import { Link } from '../../ui/link.tsx';
import { useMessages } from '../../ui/page.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { weeksAhead } from '../../ui/sheet-weeks.ts';
import t from '../../ui/text.module.css';
import heading from './heading.module.css';
import s from './horizon.module.css';

/** Of a quarter's months, in weeks: what counts here is which month it is, not which day. */
const months = [5, 4, 4].slice(0, facts.forecastMonths);

/** The first months' share of the sheet's weeks ahead. */
function formatShare(count: number): string {
  const weeks = months.slice(0, count).reduce((sum, month) => sum + month, 0);
  return `${((weeks / weeksAhead) * 100).toFixed(2)}%`;
}
const shares = {
  '--one': formatShare(1),
  '--two': formatShare(2),
  '--free': formatShare(facts.freeForecastMonths),
  '--weeks': weeksAhead,
} as CSSProperties;

/** How far the forecast reaches without and with a subscription. */
export function Horizon() {
  const { horizon } = useMessages().pricing;
  return (
    <Sheet spaced labelledBy="horizon" className={s.horizon}>
      <div className={s.messages}>
        <h2 id="horizon" className={heading.section}>
          {horizon.title}
        </h2>
        <p className={t.lede}>{horizon.lede}</p>
        <p>
          <Link to="/forecast">{horizon.own}</Link>
        </p>
      </div>
      <div className={s.ahead} style={shares}>
        <div className={s.months} aria-hidden="true">
          {months.map((weeks, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the index is the month
            <span key={i} style={{ gridColumn: `span ${weeks}` }}>
              <Month offset={i} />
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

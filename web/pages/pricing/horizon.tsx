import type { CSSProperties, ReactNode } from 'react';
import { facts } from '../../../contract/facts.ts';
import { Month } from '../../ui/dated.tsx';
import { Link } from '../../ui/link.tsx';
import { useMessages } from '../../ui/page.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { weeksAhead } from '../../ui/sheet-weeks.ts';
import t from '../../ui/text.module.css';
import heading from './heading.module.css';
import s from './horizon.module.css';

/** The months of a quarter in weeks: here only the month matters, not the day. */
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

/** The number of bars for unlimited projects, and for an example. */
const trialBars = 10;
const paidBars = 3;

/** How many projects, and how far each forecast reaches: one bar is one project. */
export function Horizon() {
  const { horizon } = useMessages().pricing;
  const { free, paid, unit } = horizon;
  return (
    <Sheet spaced labelledBy="horizon">
      <div className={s.head}>
        <h2 id="horizon" className={heading.section}>
          {horizon.title}
        </h2>
        <p className={t.lede}>
          {horizon.lede} <Link to="/forecast">{horizon.own}</Link>
        </p>
      </div>
      <figure className={s.shapes} style={shares}>
        <Shape title={free.when} facts={[...free.facts, { value: free.span, unit }]}>
          {Array.from({ length: trialBars }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the bars are all alike
            <i key={i} className={s.free} />
          ))}
          <p className={s.hidden}>
            <span>{horizon.hidden}</span>
          </p>
        </Shape>
        <Shape title={paid.when} facts={[...paid.facts, { value: paid.span, unit }, paid.plan]}>
          {Array.from({ length: paidBars }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the bars are all alike
            <i key={i} className={s.paid} />
          ))}
        </Shape>
        <figcaption>
          <b>{horizon.caption}</b> {horizon.note}
        </figcaption>
      </figure>
    </Sheet>
  );
}

function Shape(props: {
  title: string;
  facts: readonly { value: string; unit: string }[];
  children: ReactNode;
}) {
  return (
    <div className={s.shape}>
      <div>
        <h3>{props.title}</h3>
        <ul>
          {props.facts.map(({ value, unit }) => (
            <li key={unit}>
              <b>{value}</b> {unit}
            </li>
          ))}
        </ul>
      </div>
      <div className={s.ahead}>
        <div className={s.months} aria-hidden="true">
          {months.map((weeks, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the index is the month
            <span key={i} style={{ gridColumn: `span ${weeks}` }}>
              <Month offset={i} />
            </span>
          ))}
        </div>
        {props.children}
      </div>
    </div>
  );
}

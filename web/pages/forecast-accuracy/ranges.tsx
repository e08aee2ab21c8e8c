import type { CSSProperties } from 'react';
import record from '../../../content/forecast-accuracy.json' with { type: 'json' };
import { usePage } from '../../ui/page.tsx';
import s from './ranges.module.css';

const { held, totals } = record.hiddenWeeks;
/** A range keeps its promise if its coverage is off by no more than this. */
const tolerance = 0.01;

/** How often our ranges held, next to what they promise. */
export function Ranges() {
  const { format, messages } = usePage();
  const t = messages.forecastAccuracy.ranges;
  const rows = [
    ...Object.entries(held).map(([coverage, share]) => {
      const promise = Number(coverage) / 100;
      return { name: t.week(format.percent(promise)), promise, share };
    }),
    { name: t.total(format.percent(0.9)), promise: 0.9, share: totals.held },
  ];
  const judge = (share: number, promise: number) => {
    const off = share - promise;
    const said = format.percentTenths(share);
    if (Math.abs(off) <= tolerance) return t.right(said);
    return off < 0 ? t.narrow(said) : t.wide(said);
  };
  return (
    <>
      <p>{t.lede}</p>
      <div className={s.ranges}>
        <ul>
          {rows.map(({ name, promise, share }) => (
            <li key={name}>
              <b>{name}</b>
              <span
                aria-hidden="true"
                style={{ '--held': (100 * share).toFixed(1), '--promise': 100 * promise } as CSSProperties}
              />
              <em>{judge(share, promise)}</em>
            </li>
          ))}
        </ul>
        <p className={s.mark}>{t.mark}</p>
      </div>
    </>
  );
}

import type { CSSProperties } from 'react';
import record from '../../../content/forecast-accuracy.json' with { type: 'json' };
import { usePage } from '../../ui/page.tsx';
import s from './parts.module.css';

const { hiddenWeeks, ownWeeks, accounts } = record;
const axisFrom = 0.7;
const weeksPerYear = 52;

interface Part {
  name: string;
  totals: Pick<typeof accounts, 'checks' | 'mean' | 'median' | 'tenth' | 'under90'>;
}

/** The accuracy of subsets of the checks. */
export function Parts() {
  const { format, messages } = usePage();
  const t = messages.forecastAccuracy.cuts;
  const { columns } = t;
  const years = (weeks: number) => format.number(weeks / weeksPerYear);
  const parts: Part[] = [
    { name: t.claimed, totals: hiddenWeeks.totals },
    ...hiddenWeeks.lengths.toReversed().map(({ from, below, ...totals }) => {
      if (below === undefined) return { name: t.from(years(from)), totals };
      if (from === 0) return { name: t.below(years(below)), totals };
      return { name: t.between({ from: years(from), below: years(below) }), totals };
    }),
    { name: t.restless, totals: hiddenWeeks.restless },
    { name: t.unseen, totals: ownWeeks.unseen },
    { name: t.shorter, totals: ownWeeks.shorter },
    { name: t.accounts, totals: accounts },
  ];
  return (
    <>
      <p className={s.lede}>{t.lede}</p>
      <table role="table" className={s.table}>
        <thead role="rowgroup">
          <tr role="row">
            {[columns.part, columns.checks, columns.mean, columns.median, columns.tenth, columns.under90].map(
              (column) => (
                <th key={column} role="columnheader" scope="col">
                  {column}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {parts.map(({ name, totals }) => (
            <tr key={name} role="row" style={drawPart(totals)}>
              <th role="rowheader" scope="row">
                {name}
                <span
                  aria-hidden="true"
                  data-brief={t.brief({
                    checks: format.number(totals.checks),
                    mean: format.percentTenths(totals.mean),
                  })}
                />
              </th>
              <td role="cell">{format.number(totals.checks)}</td>
              <td role="cell">{format.percentTenths(totals.mean)}</td>
              <td role="cell">{format.percentTenths(totals.median)}</td>
              <td role="cell">{format.percentTenths(totals.tenth)}</td>
              <td role="cell">{format.percentTenths(totals.under90)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function drawPart({ mean, median, tenth }: Part['totals']): CSSProperties {
  const place = (share: number) => ((100 * (share - axisFrom)) / (1 - axisFrom)).toFixed(1);
  return { '--mean': place(mean), '--median': place(median), '--tenth': place(tenth) } as CSSProperties;
}

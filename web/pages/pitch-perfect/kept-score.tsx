import type { CSSProperties } from 'react';
import { record } from '../../sample-account/sample-move.ts';
import { Month } from '../../ui/dated.tsx';
import { usePage } from '../../ui/page.tsx';
import hidden from '../../ui/text.module.css';
import s from './kept-score.module.css';

/** The forecasts of earlier decks next to the actual values, including a miss. */
export function KeptScore() {
  const { format, messages } = usePage();
  const t = messages.pitchPerfect.record;
  const { note } = messages.home.fan;
  return (
    <table className={s.record}>
      <caption>
        <b>{t.title}</b> <span>{t.text}</span> <span>{note}</span>
      </caption>
      <thead className={hidden.hidden}>
        <tr>
          {[t.head.move, t.head.chart, t.head.said, t.head.came].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {record.map(({ move, isMoney, forecast, range, actual }, i) => {
          const value = isMoney ? format.money : format.number;
          const isInside = actual >= range.lo && actual <= range.hi;
          // Ranges end near the right edge of every row: rows have different units.
          const share = (n: number) => `${((n / range.hi) * 88).toFixed(1)}%`;
          const places = { '--lo': share(range.lo), '--hi': share(range.hi), '--came': share(actual) };
          return (
            <tr key={move}>
              <th scope="row">
                <Month offset={-1 - i} />
                {format.colon}
                {t.moves[move]}
              </th>
              <td className={s.chart} style={places as CSSProperties} aria-hidden="true">
                <i />
                <b />
              </td>
              <td>
                {(isMoney ? t.saved : t.brought)(value(forecast))}
                <small>{isMoney ? format.moneyRangeInFull(range) : format.range(range)}</small>
              </td>
              <td>
                <strong>{value(actual)}</strong>{' '}
                <span className={isInside ? s.inside : s.missed}>{isInside ? t.inside : t.missed}</span>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

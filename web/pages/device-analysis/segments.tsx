import { Trend } from '../../ui/charts/trend.tsx';
import s from './segments.module.css';
import type { Segment } from './segments.precomputed.ts';
import { type Shown, segmentsIn } from './view.ts';

/**
 * Each device, or each audience of the selected one: its share, and its cost per conversion in past and coming weeks.
 */
export function Segments(shown: Shown) {
  const { device, messages, format, labels } = shown;
  const t = messages.segments;
  const segments = segmentsIn(shown);
  const scale = segments.flatMap(({ cost }) => (cost ? [...cost.values, ...cost.low90, ...cost.high90] : []));
  const caption = device ? messages.one.segments(labels.names[device] ?? '') : t.caption;
  const cells = ({ cost }: Segment, name: string) => {
    if (!cost)
      return (
        <td colSpan={3} className={s.none}>
          {messages.one.none}
        </td>
      );
    const { total, values, mean } = cost;
    return (
      <>
        <td className={s.trend}>
          <Trend
            {...cost}
            scale={scale}
            label={t.reading({
              name,
              last: format.money(values.at(-1) ?? 0),
              end: format.money(mean.at(-1) ?? 0),
            })}
          />
        </td>
        <td data-label={t.expected}>
          <b>{format.money(total.mean)}</b>
        </td>
        <td data-label={t.range}>{format.moneyRangeInFull({ lo: total.low, hi: total.high })}</td>
      </>
    );
  };
  return (
    <table className={s.segments}>
      <caption>
        <b>{caption}</b> <span>{labels.note}</span>
      </caption>
      <thead>
        <tr>
          <th scope="col">{device ? messages.one.audience : t.device}</th>
          <th scope="col">{t.share}</th>
          <th scope="col" className={s.trend}>
            {t.trend}
          </th>
          <th scope="col">{t.expected}</th>
          <th scope="col">{t.range}</th>
        </tr>
      </thead>
      <tbody>
        {segments.map((segment) => {
          const name = labels.names[segment.label] ?? '';
          return (
            <tr key={segment.label}>
              <th scope="row">{name}</th>
              <td data-label={t.share}>{format.percent(Math.round(segment.share * 100) / 100)}</td>
              {cells(segment, name)}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

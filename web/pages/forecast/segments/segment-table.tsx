import { useEffect, useRef, useState } from 'react';
import { fill } from '../../../../content/fill.ts';
import { addDays } from '../../../../contract/calendar.ts';
import type { Filter } from '../../../../forecast/filter-account.ts';
import type { Outlook } from '../../../../forecast/outlook.ts';
import { minWeeksToForecast } from '../../../../forecast/reports/report.ts';
import { Trend } from '../../../ui/charts/trend.tsx';
import button from '../../../ui/link-button.module.css';
import { metricKey } from '../model/metric-key.ts';
import { type ForecastResult, measuredWeeksShown } from '../model/result.ts';
import type { Segment, SegmentOptions } from '../model/segments.ts';
import { Section } from '../parts/section.tsx';
import plan from '../parts/table.module.css';
import type { AccountFormat } from '../text/account-format.ts';
import { forecastEnd } from '../text/forecast-messages.ts';
import {
  canDivide,
  dimensionName,
  metricOfShares,
  type SegmentMessages,
  valueName,
} from '../text/segment-messages.ts';
import s from './segment-table.module.css';

interface Props {
  choices: SegmentOptions;
  filters: readonly Filter[];
  segments: Readonly<Record<string, Segment | null>>;
  result: ForecastResult;
  outlook: Outlook;
  messages: SegmentMessages;
  numbers: AccountFormat;
  onAsk: (id: string, filters: Filter[], metric: string) => void;
}

const rowsAtOnce = 8;

/** Each value of a dimension separately, forecast one after another once the table is near. */
export function SegmentTable(props: Props) {
  const { choices, filters, segments, result, outlook, messages, numbers, onAsk } = props;
  const { table: t } = messages;
  const dimensions = choices.dimensions
    .map((dimension, index) => ({ ...dimension, index }))
    .filter(({ values }) => values.length > 1);
  const canSplit = (index: number) => canDivide(choices, filters, index);
  const [chosen, setChosen] = useState<number>();
  const [rowCount, setRowCount] = useState(rowsAtOnce);
  const possible = dimensions.filter(({ index }) => canSplit(index));
  const split = possible.find(({ index }) => index === chosen) ?? possible[0];

  const key = metricKey(outlook);
  const shareKey = metricKey(metricOfShares(result, outlook));
  const kept = filters.find(({ dimension }) => dimension === split?.index)?.values;
  const all = (split?.values ?? [])
    .map((value, place) => ({ value, place, id: `${key} ${split?.index} ${place}` }))
    .filter(({ place }) => !kept || kept.includes(place))
    .sort((a, b) => (b.value.shares[shareKey] ?? 0) - (a.value.shares[shareKey] ?? 0));
  const rows = all.slice(0, rowCount);

  const [box, isNear] = useNear();
  const next = rows.find(({ value, id }) => value.weeks >= minWeeksToForecast && segments[id] === undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: requests the next once the last has arrived
  useEffect(() => {
    if (!isNear || !next || !split) return;
    const others = filters.filter(({ dimension }) => dimension !== split.index);
    onAsk(next.id, [...others, { dimension: split.index, values: [next.place] }], key);
  }, [isNear, next?.id, segments]);

  if (!split) return null;
  const ahead = outlook.mean.length;
  const heads = {
    share: t.share,
    trend: fill(t.trend, { behind: measuredWeeksShown, ahead }),
    until: fill(t.until, { day: numbers.shortDay(forecastEnd(result, outlook)) }),
    range: t.range,
    lastYear: t.lastYear,
    check: t.check,
  };
  return (
    <div ref={box}>
      <Section id="segments" title={t.title} lede={<p>{t.lede}</p>}>
        <div className={plan.controls}>
          <div className={plan.switch} role="group" aria-label={t.splitBy}>
            {dimensions.map((dimension) => (
              <button
                key={dimension.index}
                type="button"
                aria-pressed={dimension.index === split.index}
                disabled={!canSplit(dimension.index)}
                onClick={() => {
                  setChosen(dimension.index);
                  setRowCount(rowsAtOnce);
                }}
              >
                {dimensionName(dimension, messages)}
              </button>
            ))}
          </div>
        </div>
        {possible.length < dimensions.length && <p className={plan.small}>{t.noSplit}</p>}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
        <div className={plan.scroll} role="group" tabIndex={0} aria-label={t.title}>
          <table className={plan.table} aria-busy={next !== undefined}>
            <thead>
              <tr>
                <th scope="col">{dimensionName(split, messages)}</th>
                {Object.entries(heads).map(([name, text]) => (
                  <th key={name} scope="col" className={name === 'trend' ? s.wide : undefined}>
                    {text}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ value, id }) => (
                <tr key={id}>
                  <th scope="row" className={s.first}>
                    <b>{valueName(value, messages)}</b>
                  </th>
                  <td data-label={heads.share} className={s.first}>
                    {numbers.share(value.shares[shareKey] ?? 0)}
                  </td>
                  <Cells
                    name={valueName(value, messages)}
                    weeks={value.weeks}
                    segment={segments[id]}
                    {...{ heads, result, messages, numbers }}
                  />
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        {all.length > rows.length && (
          <button type="button" className={button.link} onClick={() => setRowCount(rowCount + rowsAtOnce)}>
            {fill(t.more, { n: numbers.whole(Math.min(rowsAtOnce, all.length - rows.length)) })}
          </button>
        )}
      </Section>
    </div>
  );
}

function Cells(props: {
  name: string;
  weeks: number;
  /** Undefined until it is forecast, null if it cannot be. */
  segment: Segment | null | undefined;
  heads: Record<'trend' | 'until' | 'range' | 'lastYear' | 'check', string>;
  result: ForecastResult;
  messages: SegmentMessages;
  numbers: AccountFormat;
}) {
  const { name, weeks, segment, heads, result, messages, numbers } = props;
  const { table: t } = messages;
  if (weeks < minWeeksToForecast || !segment) {
    const few = fill(numbers.counted(t.few, weeks), { n: weeks, min: minWeeksToForecast });
    return (
      <td colSpan={5} className={s.wide}>
        {weeks < minWeeksToForecast ? few : segment === null ? t.none : t.pending}
      </td>
    );
  }
  const { outlook, bridged, error } = segment;
  const { values, mean, total, lastYear } = outlook;
  const end = addDays(result.weeks.at(-1) ?? '', mean.length * 7);
  return (
    <>
      <td data-label={heads.trend} className={s.wide}>
        <Trend
          {...outlook}
          values={bridged}
          label={fill(t.label, {
            name,
            last: numbers.value(outlook.name, values.at(-1) ?? 0),
            end: numbers.value(outlook.name, mean.at(-1) ?? 0),
            week: numbers.week(end),
          })}
        />
      </td>
      <td data-label={heads.until}>
        <b>{numbers.value(outlook.name, rounded(total.mean, outlook))}</b>
      </td>
      <td data-label={heads.range}>
        {numbers.range(outlook.name, rounded(total.low, outlook), rounded(total.high, outlook))}
      </td>
      <td data-label={heads.lastYear}>{lastYear ? numbers.signedShare(total.mean / lastYear - 1) : '–'}</td>
      <td data-label={heads.check} className={s.first}>
        {error === null ? '–' : fill(t.off, { share: numbers.share(error) })}
      </td>
    </>
  );
}

function rounded(value: number, { name }: Outlook): number {
  return name === 'cpa' ? value : Math.round(value);
}

/** True once an element has been near the viewport. */
function useNear() {
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !box.current) return;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: '400px' },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [isNear]);
  return [box, isNear] as const;
}

import { ChartTable } from '../../ui/charts/chart-table.tsx';
import { Week, WithWeek } from '../../ui/dated.tsx';
import { usePage } from '../../ui/page.tsx';
import { weeksBehind } from '../../ui/sheet-weeks.ts';
import hidden from '../../ui/text.module.css';
import s from './heat-map.module.css';
import { segments } from './segments.ts';

const measured = [s.m0, s.m1, s.m2, s.m3, s.m4, s.m5];
const forecast = [s.f0, s.f1, s.f2, s.f3, s.f4, s.f5];
/** From each of these indices on, a cell is one shade darker. */
const limits = [76, 92, 109, 128, 150];

const best = segments[0];
const weakest = segments[segments.length - 1] ?? best;
const lastWeek = best.weeks.length - 1 - weeksBehind;

function shadeOf(index: number, week: number): string | undefined {
  const shades = week < weeksBehind ? measured : forecast;
  return shades[limits.filter((limit) => index >= limit).length];
}

/** A row of weeks per segment, crossed by the Today line. */
export function HeatMap() {
  const { format, messages } = usePage();
  const t = messages.audienceAnalysis.map;
  const { asTable, note, week: weekHead } = messages.home.fan;
  const finding = (week: string) =>
    t.finding({
      best: t.segments[best.name],
      bestEnd: format.number(best.weeks.at(-1) ?? 0),
      weakest: t.segments[weakest.name],
      weakestEnd: format.number(weakest.weeks.at(-1) ?? 0),
      week,
    });
  return (
    <>
      <figure className={s.map}>
        <figcaption className={s.caption}>
          <b>{t.title}</b> <span>{note}</span>
        </figcaption>
        <ul className={s.filters} aria-label={t.filtersLabel}>
          {t.filters.map((filter) => (
            <li key={filter}>{filter}</li>
          ))}
        </ul>
        <p className={hidden.hidden}>
          <WithWeek offset={lastWeek} text={finding} />
        </p>
        <ol>
          {segments.map(({ name, weeks }) => (
            <li key={name} className={s.segment}>
              <div className={s.head}>
                <h2>{t.segments[name]}</h2>
                <p>
                  <b>{format.number(weeks[weeksBehind - 1] ?? 0)}</b> {t.now}{' '}
                  <b className={s.next}>{format.number(weeks.at(-1) ?? 0)}</b>{' '}
                  <WithWeek offset={lastWeek} text={t.expected} />
                </p>
              </div>
              <div className={s.cells} aria-hidden="true">
                {weeks.map((index, week) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the index is the week
                  <i key={week} className={shadeOf(index, week)}>
                    {index}
                  </i>
                ))}
              </div>
            </li>
          ))}
        </ol>
      </figure>
      <ul className={s.key} aria-hidden="true">
        <li className={s.keyMeasured}>{t.measured}</li>
        <li className={s.keyForecast}>{t.forecast}</li>
        <li>{t.scale}</li>
      </ul>
      <ChartTable
        summary={asTable}
        head={[weekHead, ...segments.map(({ name }) => t.segments[name])]}
        rows={best.weeks.map((_, week) => [
          <Week key="week" offset={week - weeksBehind} />,
          ...segments.map(({ weeks }) => format.number(weeks[week] ?? 0)),
        ])}
      />
    </>
  );
}

import record from '../../../content/forecast-accuracy.json' with { type: 'json' };
import { band, line, type Point } from '../../ui/charts/path.ts';
import plot from '../../ui/charts/plot.module.css';
import { useMessages, usePage } from '../../ui/page.tsx';
import s from './worst.module.css';

const box = { width: 520, height: 200 };

const { worst } = record.hiddenWeeks;

type Case = (typeof worst)[number];

/** The series with the largest errors in their totals. */
export function Worst() {
  const t = useMessages().forecastAccuracy.worst;
  return (
    <>
      <p>{t.lede}</p>
      <div className={s.cases}>
        {worst.map((each) => (
          <WorstCase key={each.id} {...each} />
        ))}
      </div>
      <ul className={s.key}>
        <li>{t.actual}</li>
        <li className={s.forecast}>{t.forecast}</li>
      </ul>
    </>
  );
}

function WorstCase({ id, off, history, historyWeeks, actual, mean, low, high }: Case) {
  const { format, messages } = usePage();
  const t = messages.forecastAccuracy.worst;
  const inside = actual.filter((value, h) => value >= (low[h] ?? 0) && value <= (high[h] ?? 0)).length;
  const size = format.percentTenths(Math.abs(off));
  const total = (values: readonly number[]) =>
    format.decimals(
      values.reduce((sum, value) => sum + value, 0),
      0,
    );
  const caption = t.caption({
    id,
    history: format.number(historyWeeks),
    forecast: total(mean),
    actual: total(actual),
    inside: format.number(inside),
  });
  const weeks = history.length + actual.length;
  const ceiling = Math.max(...history, ...actual, ...high);
  const points = (values: readonly number[], first: number) =>
    values.map(
      (value, i): Point => [((first + i + 0.5) / weeks) * box.width, box.height * (1 - value / ceiling)],
    );
  const today = history.length;
  const lastWeek = points(history, 0).slice(-1);
  return (
    <figure>
      <h4>{off > 0 ? t.tooHigh(size) : t.tooLow(size)}</h4>
      <div className={`${plot.plot} ${s.plot}`}>
        <svg viewBox={`0 0 ${box.width} ${box.height}`} preserveAspectRatio="none" aria-hidden="true">
          <path
            className={s.range}
            d={band([...lastWeek, ...points(high, today)], [...lastWeek, ...points(low, today)])}
          />
          <path className={s.forecastLine} d={line([...lastWeek, ...points(mean, today)])} />
          <path className={s.actualLine} d={line(points([...history, ...actual], 0))} />
        </svg>
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

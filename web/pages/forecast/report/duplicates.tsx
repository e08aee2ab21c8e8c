import { fill } from '../../../../content/fill.ts';
import type { PreviewRow } from '../../../../forecast/reports/report.ts';
import type { AccountFormat } from '../text/account-format.ts';
import { type ForecastMessages, formatAmount } from '../text/forecast-messages.ts';
import type { ReadReport } from '../worker/forecast.worker.ts';
import s from './help.module.css';
import type { HelpProps } from './help-props.ts';
import { Preview } from './preview.tsx';

interface Props {
  report: ReadReport;
  help: HelpProps['help'];
  tool: ForecastMessages;
  numbers: AccountFormat;
  /** The label of line numbers. */
  line: string;
  onChoose: (repeats: 'once' | 'all') => void;
}

/** Duplicate rows: counted once unless the visitor adds them up, which one click undoes. */
export function Duplicates({ report, help, tool, numbers, line, onChoose }: Props) {
  const { repeats, columns, metrics, weeks } = report;
  if (!repeats) return null;
  const { duplicates: t } = help;
  const { count, counted, first, last, preview, values } = repeats;
  const main = Math.max(
    0,
    metrics.findIndex(({ name }) => name === 'conversions'),
  );
  const series = metrics[main];
  const extra = values[main] ?? [];
  const affected = weeks.flatMap((_, week) => ((extra[week] ?? 0) > 0 ? [week] : []));
  const sum = (list: readonly number[] | undefined) =>
    affected.reduce((total, week) => total + (list?.[week] ?? 0), 0);
  const [now, more] = [sum(series?.values), sum(extra)];
  const amount = (value: number) => (series ? formatAmount(series, value, tool, numbers) : '');
  const header: PreviewRow = { line: 0, cells: columns.map(({ name }) => name), kind: 'header' };
  return (
    <section className={s.duplicates} aria-labelledby="duplicates">
      <div>
        <h2 id="duplicates">
          {fill(numbers.counted(t.title[counted], count), { count: numbers.whole(count) })}
        </h2>
        <p>
          {fill(t.text, { first: numbers.day(first), last: numbers.day(last) })}{' '}
          {more > 0 &&
            fill(t.would, {
              more: amount(counted === 'once' ? now + more : now),
              less: series ? numbers.value(series.name, counted === 'once' ? now : now - more) : '',
            })}
        </p>
        <details>
          <summary>{numbers.counted(t.see, count)}</summary>
          {count > preview.length && <p>{fill(t.first, { count: preview.length })}</p>}
          <Preview rows={[header, ...preview]} label={t.choice} line={line} />
        </details>
      </div>
      <fieldset className={s.choice}>
        <legend>{t.choice}</legend>
        {(['once', 'all'] as const).map((choice) => (
          <button
            key={choice}
            type="button"
            aria-pressed={counted === choice}
            onClick={() => counted !== choice && onChoose(choice)}
          >
            {t[choice]}
          </button>
        ))}
      </fieldset>
    </section>
  );
}

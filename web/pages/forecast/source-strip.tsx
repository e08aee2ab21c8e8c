import { fill } from '../../../content/fill.ts';
import s from './forecaster.module.css';
import type { ForecastResult } from './model/result.ts';
import type { AccountFormat } from './text/account-format.ts';
import { type ForecastMessages, sourceName } from './text/forecast-messages.ts';

interface Props {
  result: ForecastResult;
  messages: ForecastMessages;
  numbers: AccountFormat;
  hasReport: boolean;
  onAnother: () => void;
}

/** The numbers' source, and how to change it. */
export function SourceStrip({ result, messages, numbers, hasReport, onAnother }: Props) {
  const { source, weeks } = result;
  const { source: t } = messages;
  const count = fill(numbers.counted(t.weeks, weeks.length), { weeks: numbers.whole(weeks.length) });
  const span = {
    rows: 'rows' in source ? numbers.whole(source.rows) : '',
    weeks: count,
    first: numbers.weekAndYear(weeks[0] ?? ''),
    last: numbers.weekAndYear(weeks.at(-1) ?? ''),
  };
  function openReading(): void {
    const details = document.querySelector<HTMLDetailsElement>('#read');
    if (!details) return;
    details.open = true;
    details.querySelector('summary')?.focus();
  }
  return (
    <div className={s.source}>
      <b>{sourceName(result, messages)}</b>
      <span>{source.kind === 'link' ? count : fill(t.span, span)}</span>
      <span>{t.here}</span>
      <div>
        {hasReport && (
          <button type="button" onClick={openReading}>
            {t.change}
          </button>
        )}
        <button type="button" onClick={onAnother}>
          {t.another}
        </button>
      </div>
    </div>
  );
}

import { useEffect, useEffectEvent, useState } from 'react';
import { describeProblem, platformNames } from '../../../../content/describe-report.ts';
import { fill } from '../../../../content/fill.ts';
import type { Column, ColumnRole, DateForm, ReadOptions } from '../../../../forecast/reports/report.ts';
import type { Unreadable } from '../../../../forecast/reports/unreadable.ts';
import { Arrow } from '../../../ui/arrow.tsx';
import button from '../../../ui/button.module.css';
import { accountFormat } from '../text/account-format.ts';
import type { TriedReading } from '../worker/forecast.worker.ts';
import { columnRoles } from './column-roles.ts';
import s from './help.module.css';
import type { HelpProps } from './help-props.ts';
import { Sparkline } from './sparkline.tsx';

interface Props extends HelpProps {
  why: Unreadable;
  tried: TriedReading | undefined;
  onTry: (options: ReadOptions) => void;
  onRun: (options: ReadOptions) => void;
}

/** True if a column is recognised. */
export function isClear({ role, why }: Column): boolean {
  return role !== 'ignored' || why === 'rate';
}

/** The file's first lines with a choice for each column, and a preview of the result. */
export function Mapping({ why, tried, onTry, onRun, ...props }: Props) {
  const { messages, help, locale } = props;
  const { mapping: t } = help;
  const { columns, preview, guess } = why;
  const [chosen, setChosen] = useState<Record<number, ColumnRole>>(guess ? { [guess.column]: 'date' } : {});
  const [form, setForm] = useState<DateForm | undefined>(guess?.form);
  const hasChoice = Object.keys(chosen).length > 0;
  const options: ReadOptions = { columns: chosen, ...(form && { dateForm: form }) };
  const tryChoice = useEffectEvent(() => {
    if (hasChoice) onTry(options);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the choice changes
  useEffect(() => tryChoice(), [chosen, form]);

  const clear = columns.filter(isClear).length;
  const numbers = accountFormat(locale, null);
  const heading = preview.filter(({ kind }) => kind === 'heading');
  const guessed = guess && columns[guess.column];
  const isReadable = tried && !('problem' in tried);
  return (
    <div className={s.mapping}>
      <p className={s.seen}>
        {why.platform === 'table' ? t.unseen : fill(t.seen, { platform: platformNames[why.platform] })}{' '}
        {fill(numbers.counted(t.clear, clear), { count: clear, all: columns.length })}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section className={s.lines} tabIndex={0} aria-label={t.choose}>
        <table>
          <thead>
            <tr>
              <th scope="col">{messages.failed.line}</th>
              {columns.map(({ name, role }, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns may share a name
                <th key={i} scope="col" className={chosen[i] ? s.chosen : undefined}>
                  <small>{name}</small>
                  <select
                    aria-label={fill(messages.read.as, { name })}
                    value={chosen[i] ?? role}
                    onChange={({ target }) => setChosen({ ...chosen, [i]: target.value as ColumnRole })}
                  >
                    {columnRoles.map((each) => (
                      <option key={each} value={each}>
                        {messages.read.roles[each]}
                      </option>
                    ))}
                  </select>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {heading.length > 0 && (
              <tr className={s.skipped}>
                <td>
                  {heading[0]?.line}–{heading.at(-1)?.line}
                </td>
                <td colSpan={columns.length}>{t.skipped}</td>
              </tr>
            )}
            {preview
              .filter(({ kind }) => kind === 'data')
              .map(({ line, cells }) => (
                <tr key={line}>
                  <td>{line}</td>
                  {columns.map((_, i) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the index is the column
                    <td key={i} className={(chosen[i] ?? columns[i]?.role) === 'date' ? s.date : undefined}>
                      {cells[i] ?? ''}
                    </td>
                  ))}
                </tr>
              ))}
          </tbody>
        </table>
      </section>
      {guess && guessed && (
        <div className={s.guess}>
          <div>
            <h3>{fill(guess.form === 'year-week' ? t.week : t.month, { ...guess })}</h3>
            {isReadable && form && (
              <p>
                {fill(t.fits, { first: numbers.day(tried.dates.first), last: numbers.day(tried.dates.last) })}
              </p>
            )}
          </div>
          <fieldset className={s.choice}>
            <legend>{fill(t.forms, { column: guessed.name })}</legend>
            <button
              type="button"
              aria-pressed={form === guess.form}
              onClick={() => {
                setChosen({ ...chosen, [guess.column]: 'date' });
                setForm(guess.form);
              }}
            >
              {t.form[guess.form]}
            </button>
            <button
              type="button"
              aria-pressed={form === undefined}
              onClick={() => {
                setChosen({ ...chosen, [guess.column]: 'ignored' });
                setForm(undefined);
              }}
            >
              {t.form.none}
            </button>
          </fieldset>
        </div>
      )}
      <div className={s.outcome} role="status">
        {hasChoice && tried && <Outcome tried={tried} {...props} />}
        <button
          type="button"
          className={`${button.button} ${button.big}`}
          disabled={!hasChoice || !isReadable}
          onClick={() => onRun(options)}
        >
          {messages.read.go}
          <Arrow />
        </button>
      </div>
    </div>
  );
}

function Outcome({ tried, help, tool, notes, locale }: HelpProps & { tried: TriedReading }) {
  const { mapping: t } = help;
  if ('problem' in tried) {
    const { title, detail } = describeProblem(tried.problem, notes, locale, tried.platform);
    return (
      <div>
        <b>{t.notYet}</b>
        <p>
          {title} {detail}
        </p>
      </div>
    );
  }
  const { weeks, dates, values, name, label, currency } = tried;
  const numbers = accountFormat(locale, currency);
  const totals = tried.notes.find((note) => note.code === 'sum-rows')?.count ?? 0;
  const metric = (tool.metrics as Record<string, string>)[name] ?? label;
  const edges = { low: Math.min(...values), high: Math.max(...values) };
  return (
    <>
      <div>
        <b>{fill(numbers.counted(t.outcome, weeks.length), { count: numbers.whole(weeks.length) })}</b>
        <p>
          {fill(t.span, { first: numbers.day(dates.first), last: numbers.day(dates.last) })}{' '}
          {fill(t.values, {
            metric,
            low: numbers.value(name, edges.low),
            high: numbers.value(name, edges.high),
          })}{' '}
          {totals > 0 && fill(numbers.counted(t.totals, totals), { count: numbers.whole(totals) })}
        </p>
      </div>
      <Sparkline values={values} />
    </>
  );
}

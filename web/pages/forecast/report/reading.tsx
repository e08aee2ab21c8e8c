import { useState } from 'react';
import type { DescribedNote } from '../../../../content/describe-report.ts';
import { fill } from '../../../../content/fill.ts';
import type { ColumnRole, ReadOptions } from '../../../../forecast/reports/report.ts';
import button from '../../../ui/button.module.css';
import type { AccountFormat } from '../text/account-format.ts';
import type { ReadingMessages } from '../text/forecast-messages.ts';
import type { ReadReport } from '../worker/forecast.worker.ts';
import { columnRoles } from './column-roles.ts';
import type { HelpProps } from './help-props.ts';
import { Preview } from './preview.tsx';
import s from './reading.module.css';

/** How the file was read, with all that can be corrected. */
export function Reading(props: {
  report: ReadReport;
  messages: ReadingMessages;
  help: HelpProps['help'];
  numbers: AccountFormat;
  notes: readonly DescribedNote[];
  isOpen: boolean;
  onAgain: (options: ReadOptions) => void;
}) {
  const { report, messages, help, numbers, notes } = props;
  const { read: t } = messages;
  const [columns, setColumns] = useState<Record<number, ColumnRole>>({});
  const [dateOrder, setDateOrder] = useState(report.dates.order);
  const [weekStart, setWeekStart] = useState(report.weekStart);
  const open = report.notes.find((note) => note.code === 'date-order-open');
  const isDaily = report.dates.granularity === 'day';

  function submit(): void {
    props.onAgain({
      columns,
      ...(dateOrder ? { dateOrder } : {}),
      ...(isDaily ? { weekStart: weekStart === 0 ? 0 : 1 } : {}),
    });
  }

  return (
    <details className={s.reading} id="read" open={props.isOpen}>
      <summary>{t.title}</summary>
      <div className={s.two}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <p>{t.lede}</p>
          {report.tables.length > 1 && (
            <div className={s.row}>
              <label htmlFor="table">{help.mapping.whichTable}</label>
              <select
                id="table"
                value={report.fromLine}
                onChange={({ target }) => props.onAgain({ fromLine: Number(target.value) })}
              >
                {report.tables.map(({ line, header }) => (
                  <option key={line} value={line}>
                    {fill(help.mapping.tableOption, { line, columns: header.join(', ') })}
                  </option>
                ))}
              </select>
            </div>
          )}
          {open && (
            <div className={s.row}>
              <label htmlFor="date-order">{fill(t.dateOrder, { example: open.example })}</label>
              <select
                id="date-order"
                value={dateOrder ?? open.used}
                onChange={({ target }) => setDateOrder(target.value === 'mdy' ? 'mdy' : 'dmy')}
              >
                <option value="dmy">{fill(t.dmy, { day: numbers.day(open.dmy) })}</option>
                <option value="mdy">{fill(t.mdy, { day: numbers.day(open.mdy) })}</option>
              </select>
            </div>
          )}
          {isDaily && (
            <div className={s.row}>
              <label htmlFor="week-start">{t.weekStart}</label>
              <select
                id="week-start"
                value={weekStart}
                onChange={({ target }) => setWeekStart(Number(target.value))}
              >
                <option value="1">{t.monday}</option>
                <option value="0">{t.sunday}</option>
              </select>
            </div>
          )}
          {report.columns.map(({ name, role, samples }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns may share a name
            <div className={s.row} key={i}>
              <label htmlFor={`column-${i}`}>
                {name}
                <small>{fill(t.column, { letter: columnLetter(i) })}</small>
              </label>
              <select
                id={`column-${i}`}
                aria-label={fill(t.as, { name })}
                value={columns[i] ?? role}
                onChange={({ target }) => setColumns({ ...columns, [i]: target.value as ColumnRole })}
              >
                {columnRoles.map((each) => (
                  <option key={each} value={each}>
                    {t.roles[each]}
                  </option>
                ))}
              </select>
              <span>{samples.slice(0, 3).join(' · ')}</span>
            </div>
          ))}
          <button type="submit" className={`${button.button} ${button.big}`}>
            {t.go}
          </button>
        </form>
        <div>
          {notes.length > 0 && <h3>{t.notes}</h3>}
          <ul className={s.notes}>
            {notes.map(({ tone, title, detail }) => (
              <li key={title} className={s[tone]}>
                {title}
                <small>{detail}</small>
              </li>
            ))}
          </ul>
          {report.unreadable.length > 0 && (
            <>
              <h3>{t.unreadable}</h3>
              <Preview rows={report.unreadable} label={t.unreadable} line={messages.failed.line} />
            </>
          )}
        </div>
      </div>
    </details>
  );
}

/** `A`, `B`, …, `AA`, as spreadsheets name columns. */
function columnLetter(column: number): string {
  const rest = Math.floor(column / 26);
  return (rest > 0 ? columnLetter(rest - 1) : '') + String.fromCharCode(65 + (column % 26));
}

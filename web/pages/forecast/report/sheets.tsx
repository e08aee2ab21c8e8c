import { useState } from 'react';
import { describeProblem } from '../../../../content/describe-report.ts';
import { fill } from '../../../../content/fill.ts';
import type { SheetSummary } from '../../../../forecast/reports/workbook/read-workbook.ts';
import { Arrow } from '../../../ui/arrow.tsx';
import button from '../../../ui/button.module.css';
import t from '../../../ui/text.module.css';
import { accountFormat } from '../text/account-format.ts';
import s from './help.module.css';
import type { HelpProps } from './help-props.ts';
import r from './reading.module.css';
import { Sparkline } from './sparkline.tsx';

interface Props extends HelpProps {
  name: string;
  sheets: readonly SheetSummary[];
  /** The index of the suggested sheet. */
  sheet: number;
  onRead: (sheet: number) => void;
}

/** Every sheet of a workbook with its contents, or why it cannot be read. */
export function Sheets({ name, sheets, sheet, onRead, ...props }: Props) {
  const messages = props.help.sheets;
  const [chosen, setChosen] = useState(sheet);
  const readable = sheets.filter(({ content }) => !('problem' in content));
  return (
    <section className={r.failed} aria-labelledby="sheets">
      <p className={s.file}>{name}</p>
      <h2 id="sheets" tabIndex={-1}>
        {messages.title}
      </h2>
      <p className={s.seen}>{fill(messages.lede, { all: sheets.length, count: readable.length })}</p>
      <fieldset className={s.sheets}>
        <legend className={t.hidden}>{messages.label}</legend>
        {sheets.map(({ index, name: title, isHidden, content }) => (
          <label key={index}>
            <input
              type="radio"
              name="sheet"
              checked={chosen === index}
              disabled={'problem' in content}
              onChange={() => setChosen(index)}
            />
            <b>{title}</b>
            <span>
              {describeContent(content, props)}
              {isHidden && ` ${messages.hidden}`}
            </span>
            {!('problem' in content) && <Sparkline values={content.values} />}
          </label>
        ))}
      </fieldset>
      <div className={s.ways}>
        <button type="button" className={`${button.button} ${button.big}`} onClick={() => onRead(chosen)}>
          {messages.read}
          <Arrow />
        </button>
        <p>{messages.note}</p>
      </div>
    </section>
  );
}

function describeContent(
  content: SheetSummary['content'],
  { help, messages, notes, locale }: HelpProps,
): string {
  const t = help.sheets;
  if ('problem' in content) {
    const { code } = content.problem;
    if (code === 'empty') return t.empty;
    if (code === 'too-coarse') return t.coarse;
    if (code === 'no-table') return t.text;
    return describeProblem(content.problem, notes, locale).title;
  }
  const numbers = accountFormat(locale, null);
  const { rows, dates, columns, sameAs } = content;
  const names = columns.map(({ role, name }) =>
    role === 'other' || role === 'group' ? name : messages.read.roles[role],
  );
  const sentence = fill(t.content[dates.granularity], {
    rows: numbers.whole(rows),
    first: numbers.day(dates.first),
    last: numbers.day(dates.last),
    columns: names.join(', '),
  });
  return sameAs === null ? sentence : `${sentence} ${t.same}`;
}

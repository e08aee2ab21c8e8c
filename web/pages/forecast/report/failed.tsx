import { describeProblem, platformNames } from '../../../../content/describe-report.ts';
import { fill } from '../../../../content/fill.ts';
import { localPath } from '../../../../contract/locales.ts';
import type { Platform, ReadOptions, ReportProblem } from '../../../../forecast/reports/report.ts';
import type { Unreadable } from '../../../../forecast/reports/unreadable.ts';
import button from '../../../ui/button.module.css';
import type { TriedReading } from '../worker/forecast.worker.ts';
import type { Failure } from '../worker/forecaster-state.ts';
import s from './help.module.css';
import type { HelpProps } from './help-props.ts';
import { isClear, Mapping } from './mapping.tsx';
import { Preview } from './preview.tsx';
import r from './reading.module.css';

interface Props extends HelpProps {
  failure: Failure;
  name: string;
  tried: TriedReading | undefined;
  /** The source of the last result, if there is one. */
  previous: string | undefined;
  onTry: (options: ReadOptions) => void;
  onRun: (options: ReadOptions) => void;
  onBack: () => void;
  onGuide: (platform: Platform) => void;
}

const asksForDate: ReportProblem['code'][] = ['no-dates', 'bad-dates'];
/** Problems that another choice of columns may solve. */
const mappable: ReportProblem['code'][] = [...asksForDate, 'no-numbers', 'one-period', 'too-coarse'];

/** Why there is no forecast, and the ways forward: choosing columns, another table, another export. */
export function Failed({ failure, name, previous, onBack, onGuide, ...props }: Props) {
  const { messages, help, notes, locale } = props;
  const { failed: t } = messages;
  const why = 'why' in failure ? failure.why : undefined;
  const code = why?.problem.code;
  const isMappable = why !== undefined && why.columns.length > 1 && mappable.includes(why.problem.code);
  // If all columns are clear, there is nothing to ask.
  const isOpen = isMappable && why.columns.some((column) => !isClear(column));
  const isPasted = failure.name === '';
  const plainTitle = isPasted ? t.titlePasted : t.title;
  const title =
    !isOpen || !code
      ? plainTitle
      : asksForDate.includes(code)
        ? help.mapping.whichDate
        : code === 'no-numbers'
          ? help.mapping.whichNumbers
          : plainTitle;
  const sentence = why
    ? unclearDates(why, help) ||
      Object.values(describeProblem(why.problem, notes, locale, why.platform)).join(' ')
    : 'cause' in failure
      ? fill(t[failure.cause], { name })
      : '';
  const isGone = 'cause' in failure && failure.cause === 'gone';
  const platform = why?.platform ?? 'table';
  return (
    <section className={r.failed} aria-labelledby="failed">
      <h2 id="failed" tabIndex={-1}>
        {title}
      </h2>
      <p role="alert" className={r.message}>
        {why && <b>{name} </b>}
        {sentence}
      </p>
      {why && why.tables.length > 0 && (
        <div className={s.tables}>
          <h3>{help.mapping.tables}</h3>
          {why.tables.map(({ line, header }) => (
            <button
              key={line}
              type="button"
              className={`${button.button} ${button.ghost}`}
              onClick={() => props.onRun({ fromLine: line })}
            >
              {fill(help.mapping.table, { line, columns: header.join(', ') })}
            </button>
          ))}
        </div>
      )}
      {isMappable && <Mapping key={`${name} ${why.lines}`} {...props} why={why} />}
      {!isMappable && why && why.preview.length > 0 && (
        <>
          <h3>{t.inIt}</h3>
          <Preview rows={why.preview} label={t.inIt} line={t.line} />
        </>
      )}
      <div className={s.ways}>
        {why && (
          <a
            className={`${button.button} ${button.ghost}`}
            href={`${localPath(locale, '/how-to-export')}${platform === 'table' ? '' : `#${platform}`}`}
            onClick={(event) => {
              event.preventDefault();
              onGuide(platform);
            }}
          >
            {platform === 'table' || platform === 'spotify-ads'
              ? help.mapping.howAny
              : fill(help.mapping.how, { platform: platformNames[platform] })}
          </a>
        )}
        {why && (
          <button type="button" className={`${button.button} ${button.ghost}`} onClick={focusPaste}>
            {help.mapping.paste}
          </button>
        )}
        {previous !== undefined && (
          <button type="button" className={`${button.button} ${button.ghost}`} onClick={onBack}>
            {fill(help.mapping.back, { name: previous })}
          </button>
        )}
        {!isGone && <p>{isPasted ? t.ledePasted : t.lede}</p>}
      </div>
    </section>
  );
}

/** About dates in an unknown format, if any. */
function unclearDates({ columns, guess }: Unreadable, { mapping }: HelpProps['help']): string {
  const column = guess && columns[guess.column]?.name;
  return column ? fill(mapping.unclear, { column, example: guess.example }) : '';
}

function focusPaste(): void {
  const field = document.querySelector<HTMLElement>('#paste');
  if (field) field.focus();
  else document.querySelector<HTMLElement>('#open-paste')?.click();
}

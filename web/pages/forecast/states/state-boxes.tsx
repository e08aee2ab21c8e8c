import { type ReactNode, useId } from 'react';
import type { DescribedNote } from '../../../../content/describe-report.ts';
import { fill } from '../../../../content/fill.ts';
import { addDays, localDay, weekStart } from '../../../../contract/calendar.ts';
import { type BacktestResult, holdoutStarts } from '../../../../forecast/backtest.ts';
import { average } from '../../../../forecast/numeric.ts';
import button from '../../../ui/button.module.css';
import { type AccountChoices, noChoices, putWeekBack } from '../model/choices.ts';
import type { EndedData } from '../model/data-end.ts';
import { metricKey } from '../model/metric-key.ts';
import { metricName, type StateMessages } from '../text/forecast-messages.ts';
import { usualMiss } from '../text/sentences.ts';
import type { ShownMetric } from '../text/shown-metric.ts';
import { describeState } from './describe-state.ts';
import type { AccountState } from './find-states.ts';
import s from './states.module.css';

export interface StateBoxProps extends ShownMetric {
  states: StateMessages;
  checks: readonly BacktestResult[] | undefined;
  onChoices: (choices: AccountChoices) => void;
  onMetric: (key: string) => void;
  /** True if the Today line is at the end of the file, and how to move it there or back. */
  isEndToday: boolean;
  onEndToday: (isEndToday: boolean) => void;
}

export function StateBox({ state, ...props }: StateBoxProps & { state: AccountState }) {
  const { title, text } = describeState(state, props);
  return (
    <div className={s.box} role="status">
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <Actions {...props} state={state} />
    </div>
  );
}

/** A note on the file, without a choice. */
export function NoteBox({ title, detail }: DescribedNote) {
  return (
    <div className={s.box} role="status">
      <div>
        <h2>{title}</h2>
        <p>{detail}</p>
      </div>
    </div>
  );
}

function Actions({ state, ...props }: StateBoxProps & { state: AccountState }) {
  const { result, states: t, numbers } = props;
  const { choices = noChoices } = result;
  const id = useId();
  const ghost = `${button.button} ${button.ghost}`;
  switch (state.kind) {
    case 'ended-long':
      return <Acts>{newer(state.ended)}</Acts>;
    case 'ended': {
      const { isEndToday, onEndToday } = props;
      // Today is at the end of a complete week.
      const day = numbers.day(isEndToday ? localDay() : addDays(result.weeks.at(-1) ?? '', 6));
      return (
        <Acts>
          {newer(state.ended)}
          <button type="button" className={s.link} onClick={() => onEndToday(!isEndToday)}>
            {fill(isEndToday ? t.ended.backToToday : t.ended.makeToday, { day })}
          </button>
        </Acts>
      );
    }
    case 'paused': {
      const next = addDays(result.weeks.at(-1) ?? '', 7);
      const monday = addDays(weekStart(localDay(), new Date(next).getUTCDay() || 7), 7);
      const restart = state.restart ?? (monday > next ? monday : next);
      const choose = (day: string | undefined) => props.onChoices({ ...choices, restart: day });
      return (
        <fieldset className={s.wide}>
          <legend>{t.paused.ask}</legend>
          <div className={s.switch}>
            <button type="button" aria-pressed={!state.restart} onClick={() => choose(undefined)}>
              {t.paused.stays}
            </button>
            <button type="button" aria-pressed={!!state.restart} onClick={() => choose(restart)}>
              {t.paused.starts}
            </button>
          </div>
          <input
            id={id}
            type="date"
            aria-label={t.paused.date}
            min={next}
            value={restart}
            onChange={({ target }) => target.value >= next && choose(target.value)}
          />
          <button type="button" className={ghost} onClick={chooseFile}>
            {t.paused.wrong}
          </button>
        </fieldset>
      );
    }
    case 'spike': {
      const week = numbers.week(state.week);
      return (
        <Acts>
          <button
            type="button"
            className={button.button}
            onClick={() =>
              props.onChoices(
                state.isLeftOut
                  ? putWeekBack(choices, state.week)
                  : { ...choices, keep: choices.keep.filter((day) => day !== state.week) },
              )
            }
          >
            {fill(state.isLeftOut ? t.leftOut.putBack : t.spike.again, { week })}
          </button>
        </Acts>
      );
    }
    case 'late': {
      const { week } = state.late;
      const isKept = choices.keep.includes(week);
      return (
        <fieldset className={s.wide}>
          <legend>{t.late.ask}</legend>
          <div className={s.switch}>
            <button
              type="button"
              aria-pressed={isKept}
              onClick={() => !isKept && props.onChoices(putWeekBack(choices, week))}
            >
              {t.late.complete}
            </button>
            <button
              type="button"
              aria-pressed={!isKept}
              onClick={() =>
                props.onChoices({ ...choices, keep: choices.keep.filter((day) => day !== week) })
              }
            >
              {t.late.leaveOut}
            </button>
          </div>
        </fieldset>
      );
    }
    case 'stopped': {
      const { other } = state;
      return other ? (
        <Acts>
          <button type="button" className={ghost} onClick={() => props.onMetric(metricKey(other))}>
            {fill(t.stopped.other, { metric: metricName(other, props.messages) })}
          </button>
        </Acts>
      ) : null;
    }
    case 'counts': {
      const { clicks } = state;
      return clicks ? (
        <Acts>
          <button type="button" className={ghost} onClick={() => props.onMetric(metricKey(clicks))}>
            {t.counts.clicks}
          </button>
        </Acts>
      ) : null;
    }
    case 'days':
      return (
        <>
          <Acts>
            <button type="button" className={button.button} onClick={chooseFile}>
              {t.days.longer}
            </button>
          </Acts>
          <Known {...props} state={state} />
        </>
      );
  }

  function newer({ isNewest }: EndedData) {
    return (
      <button type="button" className={button.button} onClick={chooseFile}>
        {isNewest ? t.ended.finer : t.ended.newer}
      </button>
    );
  }
}

function Acts({ children }: { children: ReactNode }) {
  return <div className={s.acts}>{children}</div>;
}

/** What less than a year of days shows, and what it cannot. */
function Known({
  state,
  outlook,
  states,
  numbers,
  checks,
}: StateBoxProps & { state: Extract<AccountState, { kind: 'days' }> }) {
  const { days: t } = states;
  const misses = checks?.map(({ total }) => Math.abs(total.ours));
  const count = misses?.length ?? holdoutStarts(outlook).length;
  const share = numbers.share(misses ? average(misses) : usualMiss);
  const { best, worst } = state;
  const level = {
    best: numbers.weekday(best.day),
    more: numbers.signedWholeShare(best.share),
    worst: numbers.weekday(worst.day),
    less: numbers.signedWholeShare(worst.share),
  };
  const often = count === 0 ? t.never : count === 1 ? t.once : t.often;
  return (
    <dl className={s.known}>
      <div>
        <dt>{t.knows}</dt>
        <dd>{fill(t.level, level)}</dd>
      </div>
      <div data-unknown="">
        <dt>{t.unknown}</dt>
        <dd>{t.season}</dd>
      </div>
      <div data-checked="" className={misses ? undefined : s.pending}>
        <dt>{t.checked}</dt>
        <dd>{fill(often, { count, share })}</dd>
      </div>
    </dl>
  );
}

function chooseFile(): void {
  document.querySelector<HTMLInputElement>('#file')?.click();
}

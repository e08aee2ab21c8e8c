import type { BacktestResult } from '../../../forecast/backtest.ts';
import type { AccountState } from './states/find-states.ts';
import { findToldNotes } from './states/told-notes.ts';
import type { ShownMetric } from './text/shown-metric.ts';
import type { StateParts, useReadingParts } from './use-lazy-parts.ts';
import type { ReadReport } from './worker/forecast.worker.ts';
import type { useForecaster } from './worker/use-forecaster.ts';

interface Props extends ShownMetric {
  report: ReadReport | undefined;
  found: readonly AccountState[];
  checks: readonly BacktestResult[] | undefined;
  /** Undefined until loaded. */
  about: ReturnType<typeof useReadingParts>;
  states: StateParts | undefined;
  forecaster: ReturnType<typeof useForecaster>;
  isEndToday: boolean;
  onMetric: (key: string) => void;
  onEndToday: (isEndToday: boolean) => void;
}

/** Boxes about unusual files and accounts, above the result. */
export function AccountBoxes({ report, found, about, states, forecaster, ...props }: Props) {
  const { numbers, messages } = props;
  const notes = report && about ? findToldNotes(report).flatMap((index) => about.notes[index] ?? []) : [];
  return (
    <>
      {states && notes.map((note) => <states.NoteBox key={note.title} {...note} />)}
      {about && report && (
        <about.Duplicates
          {...{ report, numbers }}
          help={about.help}
          tool={messages}
          line={about.messages.failed.line}
          onChoose={(repeats) => forecaster.readAgain({ repeats })}
        />
      )}
      {states &&
        found.map((state) => (
          <states.StateBox
            key={state.kind}
            {...{ ...props, state }}
            states={states.messages}
            onChoices={forecaster.choose}
          />
        ))}
    </>
  );
}

import { fill } from '../../../content/fill.ts';
import s from './forecaster.module.css';
import type { AccountFormat } from './text/account-format.ts';
import type { ForecastMessages } from './text/forecast-messages.ts';
import type { useReadingParts } from './use-lazy-parts.ts';
import type { State } from './worker/forecaster-state.ts';

interface Props extends Pick<State, 'reading' | 'failed'> {
  /** Nothing until it is loaded. */
  about: ReturnType<typeof useReadingParts>;
  words: ForecastMessages;
  numbers: AccountFormat;
}

/** How far a file has been read, or why it was not. */
export function ReadingStatus({ reading, failed, about, words, numbers }: Props) {
  return (
    <>
      <p className={s.progress} role="status">
        {reading &&
          fill(words.reading, {
            name: reading.name || words.source.pasted,
            share: numbers.wholeShare(reading.share),
          })}
      </p>
      {failed && !about && (
        <p id="failed" className={s.unexplained} role="alert" tabIndex={-1}>
          {fill(words.unreadable, { name: failed.name || words.source.pasted })}
        </p>
      )}
      {failed && about && (
        <about.Failed
          failure={failed}
          words={about.words}
          problem={about.problem}
          name={failed.name || words.source.pasted}
        />
      )}
    </>
  );
}

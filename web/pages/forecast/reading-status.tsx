import { fill } from '../../../content/fill.ts';
import type { Locale } from '../../../contract/locales.ts';
import s from './forecaster.module.css';
import type { useGuide } from './guide/use-guide.tsx';
import type { AccountFormat } from './text/account-format.ts';
import { type ForecastMessages, sourceName } from './text/forecast-messages.ts';
import type { useReadingParts } from './use-lazy-parts.ts';
import type { useForecaster } from './worker/use-forecaster.ts';

interface Props {
  forecaster: ReturnType<typeof useForecaster>;
  /** Undefined until loaded. */
  about: ReturnType<typeof useReadingParts>;
  messages: ForecastMessages;
  numbers: AccountFormat;
  locale: Locale;
  onGuide: ReturnType<typeof useGuide>['openGuide'];
}

/** The progress of reading a file, why it failed, or which sheet to read. */
export function ReadingStatus({ forecaster, about, messages, numbers, locale, onGuide }: Props) {
  const { reading, failed, sheets } = forecaster;
  const help = about && { ...about, notes: about.noteMessages, tool: messages, locale };
  return (
    <>
      <p className={s.progress} role="status">
        {reading &&
          fill(messages.reading, {
            name: reading.name || messages.source.pasted,
            share: numbers.wholeShare(reading.share),
          })}
      </p>
      {failed && !about && (
        <p id="failed" className={s.unexplained} role="alert" tabIndex={-1}>
          {fill(messages.unreadable, { name: failed.name || messages.source.pasted })}
        </p>
      )}
      {failed && help && (
        <help.Failed
          {...help}
          failure={failed}
          name={failed.name || messages.source.pasted}
          tried={forecaster.tried}
          previous={forecaster.result && sourceName(forecaster.result, messages)}
          onTry={forecaster.tryOptions}
          onRun={forecaster.readChosen}
          onBack={forecaster.dismiss}
          onGuide={onGuide}
        />
      )}
      {sheets && help && (
        <help.Sheets
          {...help}
          key={sheets.name}
          {...sheets}
          onRead={(sheet) => forecaster.readChosen({ sheet })}
        />
      )}
    </>
  );
}

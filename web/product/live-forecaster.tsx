import { useMemo, useState } from 'react';
import { fill } from '../../content/fill.ts';
import { localDay } from '../../contract/calendar.ts';
import type { Locale } from '../../contract/locales.ts';
import { Chart } from '../pages/forecast/chart/chart.tsx';
import { useMovedToday } from '../pages/forecast/chart/use-moved-today.ts';
import { MovedTitle } from '../pages/forecast/finding.tsx';
import { sampleResult } from '../pages/forecast/model/result.ts';
import { ahead } from '../pages/forecast/sample.precomputed.ts';
import { accountFormat } from '../pages/forecast/text/account-format.ts';
import type { ForecastMessages } from '../pages/forecast/text/forecast-messages.ts';
import { findHeadline } from '../pages/forecast/text/headline.ts';
import type { EarlierForecast } from '../pages/forecast/worker/forecast.worker.ts';
import { earlierForecasts, weeksBack } from './earlier.precomputed.ts';
import s from './live-forecaster.module.css';

/** Where Today is initially: the weeks since can be compared. */
const weeksBackAtFirst = 8;

/** The forecaster's own chart with its sample account. Today can be moved; there is no worker, and no file to read. */
export function LiveForecaster({ locale, messages }: { locale: Locale; messages: ForecastMessages }) {
  const result = useMemo(() => sampleResult(ahead, localDay()), []);
  const numbers = useMemo(() => accountFormat(locale, result.currency), [locale, result]);
  const [outlook] = result.metrics;
  const real = result.weeks.length;
  const [start, setStart] = useState(real - weeksBackAtFirst);
  const earlier = useMemo((): EarlierForecast | undefined => {
    const made = earlierForecasts[start - real + weeksBack];
    if (!outlook || !made) return undefined;
    const metrics = [{ ...outlook, ...made, values: outlook.values.slice(0, start) }];
    return { purpose: 'chart', start, keys: result.metrics.map(({ name }) => name), metrics };
  }, [start, outlook, result, real]);
  const today = useMovedToday(
    result,
    outlook,
    {
      accounts: 0,
      view: 0,
      filtered: undefined,
      movedTo: start,
      earlier,
      lookBack: (_, week) => setStart(week),
    },
    0,
  );
  const moved = outlook && today.movedOutlook(outlook);
  if (!outlook) return null;
  const shown = { result, outlook, messages, numbers, isLive: true };
  return (
    <>
      <h3 className={s.title}>{moved ? <MovedTitle {...shown} moved={moved} /> : headline()}</h3>
      <div className={s.weeks}>
        <Chart
          {...shown}
          today={{ ...today, min: real - weeksBack, moved }}
          kept=""
          moving={undefined}
          states={undefined}
          onChoices={() => {}}
        />
      </div>
    </>
  );

  function headline() {
    const { sentence, values } = findHeadline(result, outlook as never, messages, undefined, numbers);
    return fill(sentence, values);
  }
}

import { memo, type ReactNode, useEffect, useRef, useState } from 'react';
import { defaultHorizon, type Outlook } from '../../../../forecast/outlook.ts';
import { minWeeksToForecast } from '../../../../forecast/reports/report.ts';
import type { MovedToday } from '../model/moved-today.ts';
import { type ForecastResult, metricKey } from '../model/result.ts';
import type { useForecaster } from '../worker/use-forecaster.ts';

export interface Today extends ReturnType<typeof useMovedToday> {
  /** What is drawn if it was moved. */
  moved: MovedToday | undefined;
}

/** The position of Today, and the forecast made at that position. */
export function useMovedToday(
  result: ForecastResult,
  outlook: Outlook | undefined,
  forecaster: ReturnType<typeof useForecaster>,
) {
  const real = result.weeks.length;
  const [place, setPlace] = useState({ result, at: real, centre: real, isDragging: false });
  // Another account begins at its own Today.
  const { at, centre, isDragging } =
    place.result === result ? place : { at: real, centre: real, isDragging: false };
  const [isUsed, setUsed] = useState(false);
  const { earlier, lookBack } = forecaster;
  const key = outlook ? metricKey(outlook) : '';

  /** The worker gets one request at a time. Of the weeks crossed meanwhile, only the last is requested. */
  const isAsked = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer, or an account that makes it obsolete
  useEffect(() => {
    isAsked.current = false;
  }, [earlier, result]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something else is to be known
  useEffect(() => {
    if (at === real || !outlook || isAsked.current) return;
    const known = earlier?.start === at ? earlier.keys : [];
    const isShown = known.includes(key);
    if (isShown && (isDragging || known.length >= result.metrics.length)) return;
    // A cost per conversion follows from the two metrics behind it.
    const shown = result.metrics.filter(
      ({ name }) => name === 'cpa' || name === 'spend' || name === 'conversions',
    );
    isAsked.current = true;
    const wanted = isShown ? result.metrics : outlook.name === 'cpa' ? shown : [outlook];
    lookBack(at, wanted, result.weeks, Math.min(defaultHorizon, real - at + outlook.mean.length));
  }, [at, key, earlier, isDragging, result]);

  function movedOutlook(of: Outlook): MovedToday | undefined {
    if (at === real || !earlier) return undefined;
    const known = earlier.metrics.find((metric) => metricKey(metric) === metricKey(of));
    if (!known) return undefined;
    const conversions = [earlier.metrics, result.metrics].map((metrics) =>
      metrics.find(({ name }) => name === 'conversions'),
    );
    return {
      start: earlier.start,
      outlook: known,
      actual: of.values.slice(earlier.start),
      ...(of.name === 'cpa' && {
        weights: {
          expected: conversions[0]?.mean ?? [],
          actual: conversions[1]?.values.slice(earlier.start) ?? [],
        },
      }),
    };
  }

  return {
    at,
    centre,
    real,
    least: Math.min(real, minWeeksToForecast),
    movedOutlook,
    /** Whether Today or the weeks that are shown are being dragged. */
    isDragging,
    /** Whether it has been moved before. */
    isUsed,
    /** The sheet does not move during a drag; afterwards it glides until Today is in the middle. */
    move(to: number, isDrag: boolean): void {
      setUsed(true);
      setPlace({ result, at: to, centre: isDrag ? centre : to, isDragging: isDrag });
    },
    release(to: number): void {
      setPlace({ result, at: to, centre: to, isDragging: false });
    },
    /** Shows other weeks, with Today where it is. */
    show(middle: number, isDrag: boolean): void {
      setPlace({ result, at, centre: middle, isDragging: isDrag });
    },
    goBack(): void {
      setPlace({ result, at: real, centre: real, isDragging: false });
    },
  };
}

/** What is not drawn again while Today is dragged, only when it is let go: drawing it takes longer than a frame. */
export const FrozenWhileDragging = memo(
  ({ children }: { isDragging: boolean; children: ReactNode }) => children,
  (_, { isDragging }) => isDragging,
);

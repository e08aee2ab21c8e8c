import { memo, type ReactNode, useEffect, useRef, useState } from 'react';
import { isInside, type Outlook, defaultHorizon } from '../../../forecast/outlook.ts';
import { minWeeksToForecast } from '../../../forecast/reports/report.ts';
import { metricKey, type ForecastResult } from './result.ts';
import type { useForecaster } from './use-forecaster.ts';

/** An earlier Today: what would have been forecast earlier, and what came. */
export interface MovedToday {
  /** The first week that was not known. */
  start: number;
  /** Nothing if there was too little to forecast from. */
  outlook: Outlook;
  /** What came of the weeks from `start` on. */
  came: number[];
}

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
    return { start: earlier.start, outlook: known, came: of.values.slice(earlier.start) };
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

/** The forecast of the weeks that came, as a whole: a sum, or for costs per conversion the average. */
export interface MovedTodayScore {
  inside: number;
  all: number;
  expected: number;
  came: number;
  /** Weeks outside the 90 % range, counted from the first that was not known. */
  outside: number[];
}

export function scoreMovedToday({ outlook, came }: MovedToday): MovedTodayScore {
  const weeks = Math.min(outlook.mean.length, came.length);
  const { low90, high90 } = outlook;
  const outside = came
    .slice(0, weeks)
    .flatMap((value, i) => (isInside(value, low90[i] ?? 0, high90[i] ?? 0) ? [] : [i]));
  const whole = (values: readonly number[]) => {
    const sum = values.slice(0, weeks).reduce((total, value) => total + value, 0);
    return outlook.name === 'cpa' ? sum / weeks : sum;
  };
  return {
    inside: weeks - outside.length,
    all: weeks,
    expected: whole(outlook.mean),
    came: whole(came),
    outside,
  };
}

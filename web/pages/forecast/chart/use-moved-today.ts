import { memo, type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { defaultHorizon, type Outlook } from '../../../../forecast/outlook.ts';
import { minWeeksToForecast } from '../../../../forecast/reports/report.ts';
import { metricKey } from '../model/metric-key.ts';
import { earlierHorizon, type MovedToday, metricsBehind, toMovedToday } from '../model/moved-today.ts';
import type { ForecastResult } from '../model/result.ts';
import type { useForecaster } from '../worker/use-forecaster.ts';

export interface Today extends ReturnType<typeof useMovedToday> {
  /** What to draw if Today was moved. */
  moved: MovedToday | undefined;
}

/** The position of Today, and the forecast made at that position. */
export function useMovedToday(
  result: ForecastResult,
  outlook: Outlook | undefined,
  forecaster: Pick<
    ReturnType<typeof useForecaster>,
    'accounts' | 'view' | 'filtered' | 'movedTo' | 'earlier' | 'lookBack'
  >,
  /** Whole weeks between the end of the data and Today. */
  lag: number,
) {
  const real = result.weeks.length;
  const { accounts, filtered, movedTo } = forecaster;
  const account = `${accounts} ${filtered ? forecaster.view : ''}`;
  const today = { account, at: real, centre: real + lag, lag, isDragging: false, isSettling: false };
  const start = movedTo !== undefined && !filtered ? { ...today, at: movedTo, centre: movedTo } : today;
  const [place, setPlace] = useState(start);
  // A new account starts at its real Today.
  const isSame = place.account === account && place.lag === lag;
  const { centre, isDragging, isSettling } = isSame ? place : start;
  const leftOut = new Set(result.leftOut?.map(({ index }) => index));
  /** False if all weeks since are left out: then there is nothing to compare with. */
  const isComparable = (week: number) =>
    Array.from({ length: Math.min(defaultHorizon, real - week) }, (_, i) => week + i).some(
      (each) => !leftOut.has(each),
    );
  /** The next week, in the direction of the move, to which Today can be moved. */
  function settle(week: number, isBack: boolean): number {
    let to = week;
    while (to < real && to > 0 && !isComparable(to)) to += isBack ? -1 : 1;
    return to < Math.min(real, minWeeksToForecast) ? real : to;
  }
  const at = settle((isSame ? place : start).at, true);
  const [isUsed, setUsed] = useState(false);
  const { earlier, lookBack } = forecaster;
  const key = outlook ? metricKey(outlook) : '';

  /** The worker gets one request at a time. Of the weeks crossed meanwhile, only the last is requested. */
  const isAsked = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a result, or an account that makes it obsolete
  useEffect(() => {
    isAsked.current = false;
  }, [earlier, result]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another forecast is needed
  useEffect(() => {
    if (at === real || !outlook || isAsked.current) return;
    const known = earlier?.start === at ? earlier.keys : [];
    const isShown = known.includes(key);
    if (isShown && (isDragging || known.length >= result.metrics.length)) return;
    isAsked.current = true;
    const wanted = isShown ? result.metrics : metricsBehind(result, outlook);
    lookBack('chart', at, wanted, result.weeks, earlierHorizon(result, outlook, at));
  }, [at, key, earlier, isDragging, result]);

  /** The week of the line: Today is later than the first week after the data if weeks are missing. */
  const lineAt = (week: number) => (week === real ? real + lag : week);

  function movedOutlook(of: Outlook): MovedToday | undefined {
    return at === real || !earlier ? undefined : toMovedToday(earlier, result, of);
  }

  return {
    at,
    centre,
    real,
    lag,
    line: lineAt(at),
    min: Math.min(real, minWeeksToForecast),
    movedOutlook,
    /** True while Today or the frame is dragged. */
    isDragging,
    /** True while only the chart is rendered: during a drag, and until a move by a key is painted. */
    isFrozen: isDragging || isSettling,
    /** True once Today has been moved. */
    isUsed,
    /** The sheet does not move during a drag; afterwards it glides until Today is in the middle. */
    move(week: number, isDrag: boolean): void {
      const isBetween = week >= real && week < real + lag;
      const wanted = isBetween && !isDrag && at === real ? real - 1 : Math.min(real, week);
      const to = settle(wanted, wanted < at);
      setUsed(true);
      const moved = { account, lag, at: to, isDragging: isDrag, isSettling: !isDrag };
      setPlace({ ...moved, centre: isDrag ? centre : lineAt(to) });
      if (!isDrag) startTransition(() => setPlace((now) => ({ ...now, isSettling: false })));
    },
    release(week: number): void {
      const to = settle(Math.min(real, week), week < at);
      setPlace({ account, lag, at: to, centre: lineAt(to), isDragging: false, isSettling: false });
    },
    /** Shows other weeks without moving Today. */
    show(middle: number, isDrag: boolean): void {
      setPlace({ account, lag, at, centre: middle, isDragging: isDrag, isSettling: false });
    },
    goBack(): void {
      setPlace(today);
    },
  };
}

/** Not rendered with the chart while Today is moved, only afterwards: rendering takes longer than a frame. */
export const FrozenWhileMoving = memo(
  ({ children }: { isFrozen: boolean; children: ReactNode }) => children,
  (_, { isFrozen }) => isFrozen,
);

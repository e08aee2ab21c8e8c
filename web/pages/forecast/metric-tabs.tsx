import { type KeyboardEvent, startTransition, useOptimistic } from 'react';
import { fill } from '../../../content/fill.ts';
import type { Outlook } from '../../../forecast/outlook.ts';
import s from './forecaster.module.css';
import { metricKey } from './model/metric-key.ts';
import { type MovedToday, scoreMovedToday } from './model/moved-today.ts';
import type { ForecastResult } from './model/result.ts';
import { statedTotal } from './states/find-states.ts';
import type { AccountFormat } from './text/account-format.ts';
import { type ForecastMessages, metricName } from './text/forecast-messages.ts';
import { shownAt } from './text/sentence.ts';

/** The panel that shows the chosen metric. */
export const metricPanelId = 'metric';

interface Props {
  result: ForecastResult;
  messages: ForecastMessages;
  numbers: AccountFormat;
  chosen: string;
  onChoose: (key: string) => void;
  /** Undefined if not moved. */
  movedOutlook: (of: Outlook) => MovedToday | undefined;
}

/** The metrics, as tabs with one tab stop. */
export function MetricTabs({ result, messages, numbers, movedOutlook, ...props }: Props) {
  // The tab is painted before the metric, which takes longer than a frame.
  const [chosen, setChosen] = useOptimistic(props.chosen);
  function choose(key: string): void {
    startTransition(() => {
      setChosen(key);
      props.onChoose(key);
    });
  }
  function press(event: KeyboardEvent<HTMLDivElement>): void {
    const { metrics } = result;
    const at = metrics.findIndex((metric) => metricKey(metric) === chosen);
    const steps: Record<string, number> = {
      ArrowLeft: (at - 1 + metrics.length) % metrics.length,
      ArrowRight: (at + 1) % metrics.length,
      Home: 0,
      End: metrics.length - 1,
    };
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const metric = metrics[next];
    if (metric) choose(metricKey(metric));
    (event.currentTarget.children[next] as HTMLElement | undefined)?.focus();
  }
  return (
    <div className={s.tabs} role="tablist" aria-label={messages.metricTabs} onKeyDown={press}>
      {result.metrics.map((metric) => {
        const { name, mean } = metric;
        const isChosen = metricKey(metric) === chosen;
        const moved = movedOutlook(metric);
        const verdict = moved && scoreMovedToday(moved);
        const stated = statedTotal(result, metric);
        const value = (n: number) => numbers.value(name, numbers.expected(metric, n));
        const hasRange = value(stated.low) !== value(stated.high);
        return (
          <button
            key={metricKey(metric)}
            type="button"
            role="tab"
            id={isChosen ? shownAt.total : undefined}
            aria-selected={isChosen}
            aria-controls={isChosen ? metricPanelId : undefined}
            tabIndex={isChosen ? 0 : -1}
            onClick={() => choose(metricKey(metric))}
          >
            {metricName(metric, messages)}
            {mean.length > 0 && (
              <span>
                <b>{value(verdict?.expected ?? stated.mean)}</b>
                <i>
                  {verdict
                    ? fill(messages.moved.came, { n: numbers.value(name, verdict.actual) })
                    : hasRange &&
                      numbers.range(
                        name,
                        numbers.expected(metric, stated.low),
                        numbers.expected(metric, stated.high),
                      )}
                </i>
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}

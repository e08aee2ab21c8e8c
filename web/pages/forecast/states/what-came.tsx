import { useId, useState } from 'react';
import { fill } from '../../../../content/fill.ts';
import { addDays } from '../../../../contract/calendar.ts';
import { isInside } from '../../../../forecast/backtest.ts';
import { readTypedNumber } from '../text/account-format.ts';
import { forecastEnd, type StateWords } from '../text/forecast-messages.ts';
import type { ShownMetric } from '../text/shown-metric.ts';
import s from './states.module.css';

/** Lets the visitor check a forecast of weeks that are over with numbers that the file does not have. */
export function WhatCame({ result, outlook, numbers, states }: ShownMetric & { states: StateWords }) {
  const { came: t } = states;
  const id = useId();
  const [typed, setTyped] = useState('');
  const { name, total } = outlook;
  const actual = readTypedNumber(typed);
  const off = actual ? total.mean / actual - 1 : undefined;
  return (
    <dl className={s.came}>
      <div>
        <dt>
          <label htmlFor={id}>
            {fill(t.ask, {
              first: numbers.day(addDays(result.weeks.at(-1) ?? '', 7)),
              last: numbers.day(forecastEnd(result, outlook)),
            })}
          </label>
        </dt>
        <dd>
          <input
            id={id}
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </dd>
      </div>
      <div>
        <dt>{t.said}</dt>
        <dd>{numbers.value(name, numbers.expected(outlook, total.mean))}</dd>
      </div>
      <div role="status">
        <dt>{t.off}</dt>
        <dd>
          {off === undefined ? '–' : numbers.share(Math.abs(off))}
          {off !== undefined && actual !== undefined && <small>{verdict(off, actual)}</small>}
        </dd>
      </div>
      <div>
        <dt>{t.typed}</dt>
        <dd>
          <small>{t.stays}</small>
        </dd>
      </div>
    </dl>
  );

  function verdict(off: number, actual: number): string {
    if (Math.abs(off) < 0.0005) return t.exact;
    const side = off > 0 ? t.tooHigh : t.tooLow;
    return isInside(actual, total.low, total.high) ? side.inside : side.outside;
  }
}

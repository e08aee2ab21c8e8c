import { useId, useState } from 'react';
import { fill } from '../../../../content/fill.ts';
import { addDays } from '../../../../contract/calendar.ts';
import { isInside } from '../../../../forecast/backtest.ts';
import { readTypedNumber } from '../text/account-format.ts';
import { forecastEnd, type StateMessages } from '../text/forecast-messages.ts';
import type { ShownMetric } from '../text/shown-metric.ts';
import s from './states.module.css';

/** Lets the visitor check a forecast of past weeks against numbers that the file does not have. */
export function WhatCame({ result, outlook, numbers, states }: ShownMetric & { states: StateMessages }) {
  const { came: t } = states;
  const id = useId();
  const [typed, setTyped] = useState('');
  const { name, total } = outlook;
  const actual = readTypedNumber(typed);
  const off = actual ? total.mean / actual - 1 : undefined;
  return (
    <div className={s.came}>
      <div>
        <label htmlFor={id}>
          {fill(t.ask, {
            first: numbers.day(addDays(result.weeks.at(-1) ?? '', 7)),
            last: numbers.day(forecastEnd(result, outlook)),
          })}
        </label>
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <div>
        <span>{t.said}</span>
        <b>{numbers.value(name, numbers.expected(outlook, total.mean))}</b>
      </div>
      <div role="status">
        <span>{t.off}</span>
        <b>
          {off === undefined ? '–' : numbers.share(Math.abs(off))}
          {off !== undefined && actual !== undefined && <small>{verdict(off, actual)}</small>}
        </b>
      </div>
      <div>
        <span>{t.typed}</span>
        <small>{t.stays}</small>
      </div>
    </div>
  );

  function verdict(off: number, actual: number): string {
    if (Math.abs(off) < 0.0005) return t.exact;
    const side = off > 0 ? t.tooHigh : t.tooLow;
    return isInside(actual, total.low, total.high) ? side.inside : side.outside;
  }
}

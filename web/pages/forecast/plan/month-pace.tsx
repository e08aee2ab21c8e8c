import { type CSSProperties, useId } from 'react';
import { fill } from '../../../../content/fill.ts';
import { capitalize } from '../../../../content/format.ts';
import { firstDay } from '../../../../contract/calendar.ts';
import type { PlanMonth } from '../model/budget-plan.ts';
import { dailyToLandOn, type MonthPace as Pace } from '../model/month-pace.ts';
import { Section } from '../parts/section.tsx';
import type { AccountFormat } from '../text/account-format.ts';
import type { PlanMessages } from '../text/forecast-messages.ts';
import s from './month-pace.module.css';
import { SpendField } from './spend-field.tsx';

interface Props {
  pace: Pace;
  budget: number | undefined;
  /** The month at the budget. Undefined if the history cannot tell. */
  planned: PlanMonth | undefined;
  /** Conversions at the current pace. */
  conversions: number;
  messages: PlanMessages;
  numbers: AccountFormat;
  onBudget: (budget: number | undefined) => void;
}

/** Smaller differences count as none. */
const minGap = 0.0005;

/** The current month: spend so far, at its close, and once a budget is typed, per day to land on it. */
export function MonthPace(props: Props) {
  const { pace, budget, messages, numbers } = props;
  const { pace: t } = messages;
  const id = useId();
  const { spent, closing, days } = pace;
  const month = capitalize(numbers.longMonth(firstDay(pace.month)));
  const money = (n: number) => numbers.value('spend', n);
  const gap = budget === undefined ? 0 : closing.mean - budget;
  const isOn = budget !== undefined && Math.abs(gap) < budget * minGap;
  const values = {
    month,
    closing: money(closing.mean),
    gap: money(Math.abs(gap)),
    budget: money(budget ?? 0),
  };
  const verdict = budget === undefined ? t.closes : isOn ? t.on : gap > 0 ? t.over : t.under;
  const isInside = budget !== undefined && closing.low <= budget && budget <= closing.high;
  const range = fill(t.range, { low: money(closing.low), high: money(closing.high) });
  const daily = budget === undefined ? undefined : dailyToLandOn(pace, budget);
  const scale = Math.max(closing.mean, budget ?? 0);
  const maxCost = Math.max(...days.map(({ cost }) => cost), daily ?? 0) || 1;
  const share = (name: string, n: number) => ({ [name]: n.toFixed(4) }) as CSSProperties;

  return (
    <Section
      id="pace"
      title={fill(verdict, values)}
      lede={
        <p>
          {range} {budget !== undefined && <b>{fill(isInside ? t.inside : t.outside, values)}</b>}
        </p>
      }
    >
      <div className={s.pace}>
        <div className={s.drawing} aria-hidden="true">
          <div className={s.bar} style={budget === undefined ? undefined : share('--end', budget / scale)}>
            <p className={s.spent} style={share('--part', spent / scale)}>
              <b>{money(spent)}</b> {t.spent}
            </p>
            <p className={s.coming} style={share('--part', (closing.mean - spent) / scale)}>
              <b>{money(closing.mean - spent)}</b> {t.coming}
            </p>
          </div>
          {budget !== undefined && !isOn && (
            <p className={s.rest}>{fill(gap > 0 ? t.tooMuch : t.notUsed, values)}</p>
          )}
          <p className={s.title}>
            <b>{t.perDay}</b> {fill(t.days, { month, last: days.length })}
          </p>
          <div className={s.days}>
            {days.map(({ cost, isMeasured }, i) => (
              <i
                // biome-ignore lint/suspicious/noArrayIndexKey: days of a month
                key={i}
                className={isMeasured ? s.measured : undefined}
                style={share('--part', cost / maxCost)}
              />
            ))}
            {daily !== undefined && daily > 0 && (
              <p
                className={s.landing}
                style={
                  {
                    '--part': (daily / maxCost).toFixed(4),
                    '--from': (days.findIndex((day) => !day.isMeasured) / days.length).toFixed(4),
                  } as CSSProperties
                }
              >
                <span>{fill(t.landing, { daily: money(daily) })}</span>
              </p>
            )}
          </div>
        </div>
        <div className={s.facts}>
          <label htmlFor={id}>{fill(t.budget, values)}</label>
          <SpendField
            id={id}
            key={budget ?? 'none'}
            value={budget === undefined ? '' : money(budget)}
            onChange={props.onBudget}
          />
          <div role="status">
            {budget === undefined || daily === undefined ? (
              <p>{t.ask}</p>
            ) : (
              <dl>
                <div>
                  <dt>{fill(t.toLand, { day: numbers.day(pace.next) })}</dt>
                  <dd>{daily > 0 ? fill(t.aDay, { daily: money(daily) }) : t.nothing}</dd>
                  <dd>{daily > 0 ? describeChange(daily) : fill(t.isSpent, values)}</dd>
                </div>
                <Bring {...props} />
              </dl>
            )}
          </div>
        </div>
      </div>
    </Section>
  );

  function describeChange(wanted: number): string {
    const change = wanted / (pace.daily || 1) - 1;
    const { low, high } = pace.usual;
    return fill(Math.abs(change) < minGap ? t.same : change > 0 ? t.more : t.less, {
      now: money(pace.daily),
      share: numbers.share(Math.abs(change)),
      usual: numbers.range('spend', low, high),
    });
  }
}

/** What the budget would bring, as far as the history can tell. */
function Bring({ planned, conversions, messages, numbers }: Props) {
  const { pace: t } = messages;
  if (!planned || planned.isBeyond)
    return (
      <div>
        <dt>{t.bring}</dt>
        <dd className={s.unknown}>{planned ? t.beyond : t.cannotTell}</dd>
      </div>
    );
  const more = Math.round(planned.conversions) - Math.round(conversions);
  const cost = Math.abs(planned.spend - planned.paceSpend) / (Math.abs(more) || 1);
  return (
    <div>
      <dt>{t.bring}</dt>
      <dd>{fill(t.conversions, { n: numbers.value('conversions', Math.round(planned.conversions)) })}</dd>
      {more !== 0 && (
        <dd>
          {fill(more > 0 ? t.moreConversions : t.fewerConversions, {
            n: numbers.whole(Math.abs(more)),
            cost: numbers.value('cpa', cost),
          })}
        </dd>
      )}
    </div>
  );
}

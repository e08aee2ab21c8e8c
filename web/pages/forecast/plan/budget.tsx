import { type CSSProperties, useId, useState } from 'react';
import { fill } from '../../../../content/fill.ts';
import { sum } from '../../../../forecast/numeric.ts';
import type { Outlook } from '../../../../forecast/outlook.ts';
import { conversionFactors, type SpendResponse } from '../../../../forecast/spend-response.ts';
import fan from '../../../ui/charts/fan.module.css';
import keys from '../../../ui/charts/fan-keys.module.css';
import { band, dots, line, type Point } from '../../../ui/charts/path.ts';
import plot from '../../../ui/charts/plot.module.css';
import { type PlanMetrics, spendFactorLimits, usualWeeks } from '../model/budget-plan.ts';
import { Section } from '../parts/section.tsx';
import type { AccountFormat } from '../text/account-format.ts';
import type { PlanMessages } from '../text/forecast-messages.ts';
import s from './budget.module.css';

interface Props {
  planning: PlanMetrics;
  fitted: SpendResponse | undefined;
  messages: PlanMessages;
  numbers: AccountFormat;
  /** The coming weeks in which the account runs, unless it runs in all of them. */
  weeks: number | undefined;
  /** Called with the factor by which spend changes. */
  onUse: (factor: number) => void;
}

const weeksDrawn = 52;
const box = { width: 780, height: 360 };
const curveSteps = 24;
/** A larger ratio is a change in spend, even if no week differs from its neighbours. */
const minSeasonalRatio = 1.25;
/** The change in spend that a test needs to rule out chance. */
const testFactor = 1.2;

/** What other spend would bring, based on the account's own weeks. */
export function Budget({ planning, fitted, messages, numbers, weeks, onUse }: Props) {
  const { budget: t } = messages;
  const id = useId();
  const weekly = ({ mean }: Outlook) => sum(mean) / (weeks || mean.length);
  const base = { spend: weekly(planning.spend), conversions: weekly(planning.conversions) };
  const [factor, setFactor] = useState(1);
  // Paused accounts and paused conversions have no pace to change.
  if (!fitted || base.spend <= 0 || base.conversions <= 0) return null;
  const money = (n: number) => numbers.value('spend', Math.round(n));
  const usual = (power: number) => numbers.wholeShare(1.1 ** power - 1);
  const range = { low: usual(fitted.low), high: usual(fitted.high), more: numbers.wholeShare(0.1) };
  const change = conversionFactors(fitted, factor);
  const spend = base.spend * factor;
  const conversions = base.conversions * change.mean;
  const now = base.spend / base.conversions;
  const spread = conversionSpread(planning);
  const { min, max } = fitted.observedSpend;
  const isSeasonal = max > min * minSeasonalRatio;
  const observed = { min: money(min), max: money(max) };

  return (
    <Section id="budget" title={t.title} lede={<p>{fitted.isAssumed ? t.ledeAssumed : t.lede}</p>}>
      <div className={s.budget}>
        <Curve {...{ planning, fitted, messages, numbers, base, spend, conversions }} />
        {fitted.isAssumed ? (
          <div className={s.panel}>
            <h3>{isSeasonal ? fill(t.seasonal, observed) : t.flat}</h3>
            <p>{fill(isSeasonal ? t.seasonalWhy : t.usual, range)}</p>
            <p>{fill(t.test, { amount: money(base.spend * testFactor), now: money(base.spend) })}</p>
          </div>
        ) : (
          <div className={s.panel}>
            <label htmlFor={id}>{t.spend}</label>
            <div className={s.range}>
              <input
                id={id}
                type="range"
                min={spendFactorLimits.min}
                max={spendFactorLimits.max}
                step="0.01"
                value={factor}
                aria-valuetext={money(spend)}
                onChange={(event) => setFactor(Number(event.target.value))}
              />
              <output htmlFor={id}>{money(spend)}</output>
            </div>
            <div role="status">
              <dl>
                <div>
                  <dt>{t.conversions}</dt>
                  <dd>
                    {numbers.value('conversions', Math.round(conversions))}
                    <small>
                      {numbers.range(
                        'conversions',
                        Math.round(base.conversions * change.low * spread.low),
                        Math.round(base.conversions * change.high * spread.high),
                      )}
                    </small>
                  </dd>
                </div>
                <div>
                  <dt>{messages.head.cpa}</dt>
                  <dd>
                    {numbers.value('cpa', spend / conversions)}
                    <small>{fill(t.now, { amount: numbers.value('cpa', now) })}</small>
                  </dd>
                </div>
                {fitted.elasticity > 0 && (
                  <div>
                    <dt>{t.next}</dt>
                    <dd>{numbers.value('cpa', spend / conversions / fitted.elasticity)}</dd>
                  </div>
                )}
              </dl>
            </div>
            <button type="button" onClick={() => onUse(factor)}>
              {t.use}
            </button>
          </div>
        )}
      </div>
    </Section>
  );
}

/** Any spend is as uncertain as the current pace. */
function conversionSpread({ conversions: { total } }: PlanMetrics) {
  return { mean: 1, low: total.low / total.mean, high: total.high / total.mean };
}

/** Past weeks as dots; the expected curve is solid where spend has been tried and dashed where it has not. */
function Curve({
  planning,
  fitted,
  messages,
  numbers,
  base,
  spend,
  conversions,
}: Omit<Props, 'onUse' | 'weeks'> & {
  fitted: SpendResponse;
  base: { spend: number; conversions: number };
  spend: number;
  conversions: number;
}) {
  const { budget: t } = messages;
  const spread = conversionSpread(planning);
  const [spends, actuals] = usualWeeks(planning);
  const weeks = spends.map((spent, week) => ({ spent, actual: actuals[week] ?? 0 })).slice(-weeksDrawn);
  const maxSpend = Math.max(base.spend * spendFactorLimits.max, fitted.observedSpend.max) * 1.05;
  const maxActual =
    Math.max(
      base.conversions * conversionFactors(fitted, spendFactorLimits.max).high * spread.high,
      ...weeks.map(({ actual }) => actual),
    ) * 1.1;
  const at = (spent: number, actual: number): Point => [
    (spent / maxSpend) * box.width,
    box.height * (1 - actual / maxActual),
  ];
  const curve = Array.from({ length: curveSteps + 1 }, (_, i) => {
    const factor = spendFactorLimits.min + ((spendFactorLimits.max - spendFactorLimits.min) * i) / curveSteps;
    const spent = base.spend * factor;
    return { spent, ...conversionFactors(fitted, factor) };
  });
  const edge = (side: 'low' | 'high' | 'mean') =>
    curve.map((point) => at(point.spent, base.conversions * point[side] * spread[side]));
  const isTried = ({ spent }: { spent: number }) =>
    spent >= fitted.observedSpend.min && spent <= fitted.observedSpend.max;
  const tried = curve.filter(isTried).map(({ spent, mean }) => at(spent, base.conversions * mean));
  const [x, y] = at(spend, conversions);
  return (
    <figure className={s.figure}>
      <div className={`${plot.plot} ${s.plot}`}>
        <svg
          viewBox={`0 0 ${box.width} ${box.height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={fill(t.label, {
            weeks: weeks.length,
            min: numbers.value('spend', fitted.observedSpend.min),
            max: numbers.value('spend', fitted.observedSpend.max),
          })}
        >
          {!fitted.isAssumed && (
            <>
              <path className={s.band} d={band(edge('high'), edge('low'))} />
              <path className={s.untried} d={line(edge('mean'))} />
              <path className={fan.forecast} d={line(tried)} />
            </>
          )}
          <path className={s.week} d={dots(weeks.map(({ spent, actual }) => at(spent, actual)))} />
          {!fitted.isAssumed && <path className={s.pick} d={dots([[x, y]])} />}
        </svg>
        {!fitted.isAssumed && (
          <span
            className={s.label}
            aria-hidden="true"
            style={{ '--x': (x / box.width) * 100, '--y': (y / box.height) * 100 } as CSSProperties}
          >
            {numbers.value('conversions', Math.round(conversions))}
          </span>
        )}
      </div>
      <p className={s.axis} aria-hidden="true">
        <span>0</span>
        <span>{t.axis}</span>
        <span>{numbers.value('spend', Math.round(maxSpend))}</span>
      </p>
      <figcaption>
        <ul className={keys.keys}>
          <li className={`${keys.actual} ${s.ofWeek}`}>{t.week}</li>
          {!fitted.isAssumed && (
            <>
              <li className={keys.forecast}>{t.expected}</li>
              <li className={s.ofUntried}>{t.untried}</li>
            </>
          )}
        </ul>
      </figcaption>
    </figure>
  );
}

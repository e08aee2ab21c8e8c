import { useEffect, useId, useMemo, useState } from 'react';
import type { Filter } from '../../../../forecast/filter-account.ts';
import button from '../../../ui/link-button.module.css';
import { findPlanMetrics, type PlanMetrics, plannedResult } from '../model/budget-plan.ts';
import { findMonthPace } from '../model/month-pace.ts';
import type { SpendTargets } from '../model/pacing.ts';
import type { PlanSegment } from '../model/plan-segments.ts';
import type { ForecastResult } from '../model/result.ts';
import type { SegmentOptions } from '../model/segments.ts';
import { Section } from '../parts/section.tsx';
import s from '../parts/table.module.css';
import type { AccountFormat } from '../text/account-format.ts';
import type { PlanMessages } from '../text/forecast-messages.ts';
import { canDivide, dimensionName, type SegmentMessages, valueName } from '../text/segment-messages.ts';
import { Budget } from './budget.tsx';
import { MonthPace } from './month-pace.tsx';
import { PaceNotes, PartLimits, Since } from './plan-notes.tsx';
import { PlanTable } from './plan-table.tsx';
import { type PlanRow, usePlan, wholeAccount } from './use-plan.ts';

interface Props {
  result: ForecastResult;
  /** The account shown before this one. */
  previous: ForecastResult | undefined;
  messages: PlanMessages;
  segmentMessages: SegmentMessages;
  numbers: AccountFormat;
  /** The message about locked weeks, if any. */
  locked: string | undefined;
  /** The dimensions to divide by, if any. */
  choices: SegmentOptions | undefined;
  filters: readonly Filter[];
  /** The dimension whose values are planned separately, if any, and its segments once known. */
  by: number | undefined;
  parts: PlanSegment[] | undefined;
  onBy: (dimension: number | undefined) => void;
  /** Called with the planned account; with undefined if there is no plan. */
  onPlan: (planned: ForecastResult | undefined) => void;
  onSpendTargets: (targets: SpendTargets) => void;
}

/** More coming weeks are shown as months until the visitor asks for each. */
const maxWeeksListed = 6;

/** The coming weeks by month, the effect of other spend, and changes since the last export. */
export function PlanSection(props: Props) {
  const { result, choices, filters } = props;
  const planning = findPlanMetrics(result);
  // Another account or filter may not allow the chosen dimension.
  const isDivided = props.by !== undefined && choices && canDivide(choices, filters, props.by);
  const division = isDivided ? {} : { by: undefined, parts: undefined };
  return planning && <Plan {...props} {...division} planning={planning} />;
}

function Plan(props: Props & { planning: PlanMetrics }) {
  const { result, previous, messages, numbers, locked, by, parts, onBy, onPlan, onSpendTargets, planning } =
    props;
  const [isMonthly, setMonthly] = useState(planning.spend.mean.length > maxWeeksListed);
  const plan = usePlan(result, planning, by, parts);
  const { months, rows, changes, targets } = plan;

  // biome-ignore lint/correctness/useExhaustiveDependencies: when the plan changes
  useEffect(() => {
    onPlan(plan.isPlanned() ? plannedResult(result, changes) : undefined);
    const planned = months.filter(({ month }) => plan.isPlanned(month));
    onSpendTargets(Object.fromEntries(planned.map((month) => [month.month, plan.spendTarget(month)])));
    return () => {
      onPlan(undefined);
      onSpendTargets({});
    };
  }, [targets, parts, result]);

  function nameOfRow({ values }: PlanRow): string {
    const { segmentMessages, choices } = props;
    const [place, ...more] = values;
    const value = choices?.dimensions[by ?? -1]?.values[place ?? -1];
    return more.length > 0 ? segmentMessages.other : valueName(value, segmentMessages);
  }
  const pace = useMemo(() => findMonthPace(result), [result]);
  const paceMonth = pace && months.find(({ month }) => month === pace.month);
  const budget = pace && targets[wholeAccount]?.[pace.month];
  const calendarMonths = months.filter(({ isCalendar }) => isCalendar).length;
  return (
    <>
      {pace && paceMonth && (
        <MonthPace
          {...{ pace, budget, messages, numbers }}
          planned={plan.canChange && !rows ? paceMonth : undefined}
          conversions={plan.paceConversions(pace.month)}
          onBudget={(amount) => plan.setSpend(wholeAccount, pace.month, amount)}
        />
      )}
      <div className={s.beside}>
        <Section
          id="plan"
          title={messages.title}
          lede={
            <p>{result.ended?.isPast ? messages.past : plan.canChange ? messages.lede : messages.fixed}</p>
          }
        >
          <div className={s.controls}>
            <PlanBy {...props} />
            {!rows && (
              <div className={s.switch}>
                <button type="button" aria-pressed={!isMonthly} onClick={() => setMonthly(false)}>
                  {messages.weeks}
                </button>
                <button type="button" aria-pressed={isMonthly} onClick={() => setMonthly(true)}>
                  {messages.months}
                </button>
              </div>
            )}
          </div>
          <PlanTable {...{ result, plan, nameOfRow, isMonthly, messages, numbers }} />
          {locked && <p className={s.locked}>{locked}</p>}
          <div className={s.notes} role="status">
            {by !== undefined && !rows && <p>{messages.parts.pending}</p>}
            <PaceNotes {...{ plan, nameOfRow, messages, numbers }} />
          </div>
          {plan.isPlanned() && (
            <button type="button" className={button.link} onClick={plan.reset}>
              {messages.reset}
            </button>
          )}
          <Since {...{ previous, months, messages, numbers }} />
          {rows && <PartLimits {...{ plan, nameOfRow, messages }} />}
          <p className={s.small}>
            {calendarMonths === 0
              ? messages.note
              : calendarMonths < months.length
                ? messages.noteMixed
                : messages.noteCalendar}
          </p>
        </Section>
        <Budget
          {...{ planning, messages, numbers }}
          fitted={plan.fitted}
          weeks={result.restart?.weeks}
          onUse={(factor) => {
            const first = months.find(({ paceSpend, spent }) => paceSpend > spent);
            if (!first) return;
            onBy(undefined);
            const { month, spent, paceSpend } = first;
            plan.setSpend(wholeAccount, month, spent + (paceSpend - spent) * factor);
            document.querySelector('#plan')?.scrollIntoView();
          }}
        />
      </div>
    </>
  );
}

/** Empty if the account has no segments. */
function PlanBy({ choices, filters, by, onBy, messages, segmentMessages }: Props) {
  const id = useId();
  const dimensions = (choices?.dimensions ?? [])
    .map((dimension, index) => ({ ...dimension, index }))
    .filter(({ values }) => values.length > 1);
  if (!choices || dimensions.length === 0) return null;
  return (
    <div className={s.by}>
      <label htmlFor={id}>{messages.parts.by}</label>
      <select
        id={id}
        value={by ?? ''}
        onChange={({ target }) => onBy(target.value === '' ? undefined : Number(target.value))}
      >
        <option value="">{messages.parts.whole}</option>
        {dimensions.map((dimension) => (
          <option
            key={dimension.index}
            value={dimension.index}
            disabled={!canDivide(choices, filters, dimension.index)}
          >
            {dimensionName(dimension, segmentMessages)}
          </option>
        ))}
      </select>
    </div>
  );
}

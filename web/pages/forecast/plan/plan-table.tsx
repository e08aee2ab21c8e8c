import type { ReactNode } from 'react';
import { fill } from '../../../../content/fill.ts';
import { addDays, dayOfMonth, lastDay } from '../../../../contract/calendar.ts';
import type { PlanMonth, PlanWeek } from '../model/budget-plan.ts';
import type { ForecastResult } from '../model/result.ts';
import s from '../parts/table.module.css';
import type { AccountFormat } from '../text/account-format.ts';
import type { PlanMessages } from '../text/forecast-messages.ts';
import { SpendField } from './spend-field.tsx';
import { type PlanInHand, type PlanRow, wholeAccount } from './use-plan.ts';

interface Props {
  result: ForecastResult;
  plan: PlanInHand;
  nameOfRow: (row: PlanRow) => string;
  isMonthly: boolean;
  messages: PlanMessages;
  numbers: AccountFormat;
}

/** Each month with its weeks, or with its segments. */
export function PlanTable(props: Props) {
  const { result, plan, nameOfRow, isMonthly, messages, numbers } = props;
  const { months, rows, targets } = plan;
  const { head } = messages;
  const amount = (n: number) => numbers.value('spend', n);
  const field = (row: string, { month, spend }: PlanMonth, label: string) => (
    <SpendField
      key={targets[row]?.[month] ?? 'baseline'}
      label={label}
      value={amount(Math.round(spend))}
      onChange={(spend) => plan.setSpend(row, month, spend)}
    />
  );
  const hasClicks = months.some(({ clicks }) => clicks !== null);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <div className={s.scroll} role="group" tabIndex={0} aria-label={messages.title}>
      <table className={s.table}>
        <thead>
          <tr>
            {[
              rows ? messages.parts.segment : head.week,
              head.spend,
              ...(hasClicks ? [head.clicks] : []),
              head.conversions,
              head.range,
              head.cpa,
            ].map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        {months.map((month, m) => {
          const name = numbers.longMonth(month.day);
          return (
            <tbody key={month.month}>
              <Row
                className={s.month}
                title={
                  <>
                    {name} <small>{daysOrWeeks(month)}</small>
                  </>
                }
                spend={
                  plan.canChange && !rows
                    ? field(wholeAccount, month, fill(messages.spendOf, { month: name }))
                    : amount(month.spend)
                }
                figures={month}
                hasRange={!result.restart}
                {...{ messages, numbers }}
              />
              {rows?.map((row) => {
                const part = row.months[m];
                if (!part) return null;
                const label = fill(messages.parts.spendOf, { name: nameOfRow(row), month: name });
                return (
                  <Row
                    key={row.id}
                    title={nameOfRow(row)}
                    spend={row.canChange ? field(row.id, part, label) : amount(part.spend)}
                    figures={part}
                    hasRange={row.isForecast && !result.restart}
                    {...{ messages, numbers }}
                  />
                );
              })}
              {!rows &&
                !isMonthly &&
                month.weeks.map((week) => (
                  <Row
                    key={week.day}
                    className={week.isMeasured ? s.measured : undefined}
                    title={
                      <>
                        {numbers.week(week.day)} <small>{numbers.days(week.day)}</small>
                        {describeWeek(week) && <small>{describeWeek(week)}</small>}
                      </>
                    }
                    spend={amount(week.spend)}
                    figures={week}
                    hasRange={!week.isMeasured && !result.restart}
                    {...{ messages, numbers }}
                  />
                ))}
            </tbody>
          );
        })}
      </table>
    </div>
  );

  /** The note on a week, if any. */
  function describeWeek({ day, isMeasured }: PlanWeek): string | undefined {
    const { ended, leftOut, dates } = result;
    if (isMeasured && leftOut?.some((week) => week.day === day)) return messages.leftOut;
    if (isMeasured) return dates?.granularity === 'month' ? messages.spread : messages.measured;
    const isPassed =
      ended && (ended.isPast || day < addDays(result.weeks.at(-1) ?? '', 7 * (ended.missingWeeks + 1)));
    return isPassed ? (ended.day < day ? messages.passed : messages.passedPartly) : undefined;
  }

  function daysOrWeeks({ isCalendar, measuredUntil, month, weeks }: PlanMonth): string {
    if (!isCalendar) return numbers.weeks(weeks[0]?.day ?? '', weeks.at(-1)?.day ?? '');
    const n = measuredUntil ? dayOfMonth(measuredUntil) : 0;
    const days = fill(numbers.counted(messages.days.count, n), { n });
    const none = result.ended ? messages.days.notInFile : messages.days.none;
    return fill(n > 0 ? messages.days.some : none, { last: dayOfMonth(lastDay(month)), days });
  }
}

function Row(props: {
  title: ReactNode;
  spend: ReactNode;
  figures: Pick<PlanMonth, 'clicks' | 'conversions' | 'low' | 'high' | 'spend'>;
  messages: PlanMessages;
  numbers: AccountFormat;
  className?: string | undefined;
  hasRange?: boolean;
}) {
  const { title, spend, figures, numbers, className, hasRange = true } = props;
  const { head } = props.messages;
  const { clicks, conversions, low, high } = figures;
  return (
    <tr className={className}>
      <th scope="row">{title}</th>
      <td data-label={head.spend}>{spend}</td>
      {clicks !== null && <td data-label={head.clicks}>{numbers.value('clicks', Math.round(clicks))}</td>}
      <td data-label={head.conversions}>
        <b>{numbers.value('conversions', Math.round(conversions))}</b>
      </td>
      <td data-label={head.range}>
        {hasRange ? numbers.range('conversions', Math.round(low), Math.round(high)) : '–'}
      </td>
      <td data-label={head.cpa}>
        {Math.round(conversions) > 0 ? numbers.value('cpa', figures.spend / conversions) : '–'}
      </td>
    </tr>
  );
}

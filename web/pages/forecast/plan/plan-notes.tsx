import { fill } from '../../../../content/fill.ts';
import { findPlanMetrics, type PlanMonth, planByMonth } from '../model/budget-plan.ts';
import { splitByMonth } from '../model/months.ts';
import type { ForecastResult } from '../model/result.ts';
import s from '../parts/table.module.css';
import type { AccountFormat } from '../text/account-format.ts';
import type { PlanMessages } from '../text/forecast-messages.ts';
import type { PlanInHand, PlanRow } from './use-plan.ts';

interface Props {
  plan: PlanInHand;
  nameOfRow: (row: PlanRow) => string;
  messages: PlanMessages;
  numbers: AccountFormat;
}

/** How each planned month differs from the baseline, and where the history cannot tell. */
export function PaceNotes({ plan, nameOfRow, messages, numbers }: Props) {
  const amount = (n: number) => numbers.value('spend', n);
  return plan.months.map((month, m) => {
    if (!plan.isPlanned(month.month)) return null;
    const miss = month.paceSpend / plan.spendTarget(month) - 1;
    const sentence = Math.abs(miss) < 0.0005 ? messages.onPlan : miss > 0 ? messages.over : messages.under;
    const names = { month: numbers.longMonth(month.day), amount: amount(month.paceSpend) };
    const beyond = (plan.rows ?? []).filter((row) => row.months[m]?.isBeyond);
    return (
      <p key={month.month}>
        {fill(sentence, { ...names, share: numbers.share(Math.abs(miss)) })}
        {month.isBeyond && ` ${fill(messages.beyond, { amount: amount(month.spend) })}`}
        {beyond.map(
          (row) =>
            ` ${fill(messages.parts.beyond, { name: nameOfRow(row), amount: amount(row.months[m]?.spend ?? 0) })}`,
        )}
      </p>
    );
  });
}

/** The limits of segment plans. */
export function PartLimits({ plan, nameOfRow, messages }: Omit<Props, 'numbers'>) {
  const names = (rows: PlanRow[]) => rows.map(nameOfRow).join(', ');
  const shared = (plan.rows ?? []).filter(({ isOwn, canChange }) => canChange && !isOwn);
  const fixed = (plan.rows ?? []).filter(({ canChange }) => !canChange);
  return (
    <p className={s.small}>
      {messages.parts.note}
      {shared.length > 0 && ` ${fill(messages.parts.shared, { names: names(shared) })}`}
      {fixed.length > 0 && ` ${fill(messages.parts.fixed, { names: names(fixed) })}`}
    </p>
  );
}

/** What a newer export changed. */
export function Since({
  previous,
  months,
  messages,
  numbers,
}: {
  previous: ForecastResult | undefined;
  months: PlanMonth[];
  messages: PlanMessages;
  numbers: AccountFormat;
}) {
  const planning = previous && findPlanMetrics(previous);
  if (!planning) return null;
  const before = planByMonth(splitByMonth(previous), previous.weeks, planning, []);
  const changes = months.flatMap((month) => {
    const old = before.find((other) => other.month === month.month);
    if (!old || old.conversions <= 0) return [];
    return fill(messages.since.change, {
      month: numbers.longMonth(month.day),
      before: numbers.value('conversions', Math.round(old.conversions)),
      now: numbers.value('conversions', Math.round(month.conversions)),
      share: numbers.signedShare(month.conversions / old.conversions - 1),
    });
  });
  if (changes.length === 0) return null;
  return (
    <div className={s.notes}>
      <p>
        <b>{messages.since.title}</b> {changes.join(' ')}
      </p>
    </div>
  );
}

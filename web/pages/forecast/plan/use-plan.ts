import { useMemo, useState } from 'react';
import { fitSpendResponse } from '../../../../forecast/spend-response.ts';
import {
  type PlanFactors,
  type PlanMetrics,
  type PlanMonth,
  planByMonth,
  planFactors,
  usualWeeks,
} from '../model/budget-plan.ts';
import { splitByMonth, totalOfMonth } from '../model/months.ts';
import {
  combineFactors,
  type PlanSegment,
  reconcileSegments,
  responseOfPart,
} from '../model/plan-segments.ts';
import type { ForecastResult } from '../model/result.ts';

/** A separately planned segment. Its months are in the order of the account's. */
export interface PlanRow extends PlanSegment {
  id: string;
  months: PlanMonth[];
  changes: PlanFactors[];
  canChange: boolean;
  /** True if it has its own spend response. */
  isOwn: boolean;
}

/** ID of the account's row. */
export const wholeAccount = '';

/** Spend targets by row and month. */
type TargetsByRow = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** The visitor's plan, for the whole account or its segments by a dimension. Each dimension has its own targets. */
export function usePlan(
  result: ForecastResult,
  planning: PlanMetrics,
  by: number | undefined,
  parts: PlanSegment[] | undefined,
) {
  const [targets, setTargets] = useState<TargetsByRow>({});
  const { spend, conversions } = planning;
  const fitted = useMemo(() => fitSpendResponse(...usualWeeks({ spend, conversions })), [spend, conversions]);
  const { weeks } = result;
  const calendar = useMemo(() => splitByMonth(result), [result]);
  const response = fitted?.isAssumed ? undefined : fitted;
  const rows = parts && reconcileSegments(parts, planning).map(toRow);
  const changes = rows
    ? combineFactors(planning, rows)
    : planFactors(calendar, planning, response, targets[wholeAccount] ?? {});
  const months = planByMonth(calendar, weeks, planning, changes);
  const rowIds = rows?.map(({ id }) => id) ?? [wholeAccount];
  const isPlanned = (month: string) => rowIds.some((id) => targets[id]?.[month] !== undefined);

  function toRow(part: PlanSegment): PlanRow {
    const id = `${by} ${part.values}`;
    const { response: followed, isOwn } = responseOfPart(part, response);
    const changesOfPart = planFactors(calendar, part, followed, targets[id] ?? {}, planning.spend);
    return {
      ...part,
      id,
      changes: changesOfPart,
      months: planByMonth(calendar, weeks, part, changesOfPart, planning),
      canChange: followed !== undefined,
      isOwn,
    };
  }
  return {
    fitted,
    months,
    rows,
    changes,
    targets,
    /** True if there is a plan for the month, or any. */
    isPlanned: (month?: string) =>
      month === undefined ? months.some((each) => isPlanned(each.month)) : isPlanned(month),
    /** Baseline conversions of a month. */
    paceConversions(month: string): number {
      const found = calendar.find((each) => each.month === month);
      return found ? totalOfMonth(planning.conversions, found).mean : 0;
    },
    spendTarget: (month: PlanMonth) =>
      rows ? month.spend : (targets[wholeAccount]?.[month.month] ?? month.spend),
    canChange: rows ? rows.some((row) => row.canChange) : response !== undefined,
    /** Without an amount, removes the target. */
    setSpend(row: string, month: string, spend: number | undefined): void {
      const { [month]: _, ...others } = targets[row] ?? {};
      setTargets({ ...targets, [row]: spend === undefined ? others : { ...others, [month]: spend } });
    },
    reset: () => setTargets({}),
  };
}

export type PlanInHand = ReturnType<typeof usePlan>;

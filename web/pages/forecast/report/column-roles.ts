import type { ColumnRole } from '../../../../forecast/reports/report.ts';

/** Possible roles of a column, in menu order. */
export const columnRoles: ColumnRole[] = [
  ...(['date', 'end', 'year', 'spend', 'clicks', 'impressions', 'conversions', 'value', 'other'] as const),
  ...(['campaign', 'device', 'country', 'audience', 'network', 'group', 'currency', 'ignored'] as const),
];

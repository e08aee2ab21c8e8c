import type { ColumnRole } from '../../../../forecast/reports/report.ts';

/** What a column can be read as, in the order of the menu. */
export const columnRoles: ColumnRole[] = [
  ...(['date', 'end', 'year', 'spend', 'clicks', 'impressions', 'conversions', 'value', 'other'] as const),
  ...(['campaign', 'device', 'country', 'audience', 'network', 'group', 'currency', 'ignored'] as const),
];

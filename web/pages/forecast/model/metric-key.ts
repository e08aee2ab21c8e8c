import type { Outlook } from '../../../../forecast/outlook.ts';

/** Unique per metric: several columns may be named `other`. */
export function metricKey({ name, label }: Pick<Outlook, 'name' | 'label'>): string {
  return name + label;
}

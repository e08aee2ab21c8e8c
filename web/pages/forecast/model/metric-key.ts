import type { Outlook } from '../../../../forecast/outlook.ts';

/** Tells metrics apart: several columns may have no name of ours. */
export function metricKey({ name, label }: Pick<Outlook, 'name' | 'label'>): string {
  return name + label;
}

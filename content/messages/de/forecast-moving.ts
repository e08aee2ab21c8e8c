import type { forecastMoving as english } from '../en/forecast-moving.ts';

export const forecastMoving: typeof english = {
  frame: {
    hint: 'Der Rahmen umfasst die {weeks} Wochen, die oben zu sehen sind. Verschieben Sie ihn oder „Heute“.',
    label: 'Gezeigte Wochen',
    value: '{first} bis {last}',
  },
};

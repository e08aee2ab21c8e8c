import type { forecastMoving as english } from '../en/forecast-moving.ts';

export const forecastMoving: typeof english = {
  frame: {
    hint: 'El marco son las {weeks} semanas que se ven arriba. Arrástrelo o mueva «Hoy».',
    label: 'Semanas visibles',
    value: '{first} a {last}',
  },
};

import type { forecastMoving as english } from '../en/forecast-moving.ts';

export const forecastMoving: typeof english = {
  frame: {
    hint: 'Le cadre délimite les {weeks} semaines affichées ci-dessus. Faites-le glisser ou déplacez «\u202fAujourd’hui\u202f».',
    label: 'Semaines affichées',
    value: '{first} à {last}',
  },
};

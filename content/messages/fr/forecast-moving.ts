import type { forecastMoving as english } from '../en/forecast-moving.ts';

export const forecastMoving: typeof english = {
  frame: {
    hint: 'Le cadre délimite les {weeks} semaines affichées ci-dessus. Faites-le glisser ou déplacez «\u00a0Aujourd’hui\u00a0».',
    label: 'Semaines affichées',
    value: '{first} à {last}',
  },
  how: {
    line: '{left} {right} déplacent «\u00a0Aujourd’hui\u00a0» d’une semaine, {pageDown} {pageUp} de quatre, {home} aussi loin que vont les données, {end} ou {escape} pour revenir. Ou faites glisser le repère.',
    keys: {
      left: '←',
      right: '→',
      pageDown: 'Page suiv.',
      pageUp: 'Page préc.',
      home: 'Début',
      end: 'Fin',
      escape: 'Échap',
    },
  },
  outside: {
    note: '{week}\u00a0: {n}, hors de la fourchette.',
    rose: 'Cette semaine-là, la dépense a augmenté de {share}.',
    fell: 'Cette semaine-là, la dépense a baissé de {share}.',
    without: {
      tooLow: 'Sans cette semaine, la prévision était trop basse de {share}.',
      tooHigh: 'Sans cette semaine, la prévision était trop haute de {share}.',
      exact: 'Sans cette semaine, la prévision était exacte.',
    },
  },
};

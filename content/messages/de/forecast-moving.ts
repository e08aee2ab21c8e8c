import type { forecastMoving as english } from '../en/forecast-moving.ts';

export const forecastMoving: typeof english = {
  frame: {
    hint: 'Der Rahmen umfasst die {weeks} Wochen, die oben zu sehen sind. Verschieben Sie ihn oder „Heute“.',
    label: 'Gezeigte Wochen',
    value: '{first} bis {last}',
  },
  how: {
    line: '{left} {right} bewegen „Heute“ um eine Woche, {pageDown} {pageUp} um vier, {home} so weit zurück, wie die Daten reichen, {end} oder {escape} zurück. Oder ziehen Sie das Fähnchen.',
    keys: {
      left: '←',
      right: '→',
      pageDown: 'Bild ↓',
      pageUp: 'Bild ↑',
      home: 'Pos 1',
      end: 'Ende',
      escape: 'Esc',
    },
  },
  outside: {
    note: '{week}: {n}, außerhalb der Spanne.',
    rose: 'In dieser Woche stiegen die Ausgaben um {share}.',
    fell: 'In dieser Woche sanken die Ausgaben um {share}.',
    without: {
      tooLow: 'Ohne diese Woche lag die Prognose {share} zu niedrig.',
      tooHigh: 'Ohne diese Woche lag die Prognose {share} zu hoch.',
      exact: 'Ohne diese Woche lag die Prognose genau richtig.',
    },
  },
};

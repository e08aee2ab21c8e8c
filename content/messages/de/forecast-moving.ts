import type { forecastMoving as english } from '../en/forecast-moving.ts';

export const forecastMoving: typeof english = {
  frame: {
    hint: 'Der Rahmen umfasst die {weeks} Wochen, die oben zu sehen sind. Verschieben Sie ihn oder „Heute“.',
    label: 'Gezeigte Wochen',
    value: '{first} bis {last}',
  },
  how: {
    title: 'Verschieben Sie „Heute“ selbst',
    lede: 'Jede Position ist eine echte Prognose, neu gerechnet aus den Wochen links der Linie.',
    mouse: {
      title: 'Maus',
      text: 'Ziehen Sie die Fahne oder die Linie. Sie rastet bei ganzen Wochen ein; das Blatt folgt, sobald Sie loslassen.',
    },
    touch: {
      title: 'Touchscreen',
      text: 'Ziehen Sie das Quadrat am Fuß der Linie. Überall sonst scrollt die Seite wie gewohnt.',
    },
    keyboard: {
      title: 'Tastatur',
      text: '{left} {right} eine Woche, {pageDown} {pageUp} vier, {home} so weit zurück, wie die Daten reichen, {end} oder {escape} zurück zu heute.',
    },
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

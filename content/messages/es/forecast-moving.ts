import type { forecastMoving as english } from '../en/forecast-moving.ts';

export const forecastMoving: typeof english = {
  frame: {
    hint: 'El marco abarca las {weeks} semanas que se ven arriba. Arrástrelo o mueva «Hoy».',
    label: 'Semanas visibles',
    value: '{first} a {last}',
  },
  how: {
    line: '{left} {right} mueven «Hoy» una semana, {pageDown} {pageUp} cuatro, {home} hasta donde alcanzan los datos, {end} o {escape} para volver. O arrastre la bandera.',
    keys: {
      left: '←',
      right: '→',
      pageDown: 'Av Pág',
      pageUp: 'Re Pág',
      home: 'Inicio',
      end: 'Fin',
      escape: 'Esc',
    },
  },
  outside: {
    note: '{week}: {n}, fuera del rango.',
    rose: 'Esa semana, el gasto subió un {share}.',
    fell: 'Esa semana, el gasto bajó un {share}.',
    without: {
      tooLow: 'Sin esa semana, la previsión se quedó corta en un {share}.',
      tooHigh: 'Sin esa semana, la previsión se pasó en un {share}.',
      exact: 'Sin esa semana, la previsión fue exacta.',
    },
  },
};

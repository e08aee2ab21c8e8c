import type { forecastMoving as english } from '../en/forecast-moving.ts';

export const forecastMoving: typeof english = {
  frame: {
    hint: 'El marco son las {weeks} semanas que se ven arriba. Arrástrelo o mueva «Hoy».',
    label: 'Semanas visibles',
    value: '{first} a {last}',
  },
  how: {
    title: 'Mueva «Hoy» y compruébelo',
    lede: 'Cada posición es una previsión real, calculada de nuevo con las semanas a la izquierda de la línea.',
    mouse: {
      title: 'Ratón',
      text: 'Arrastre la bandera o la línea. Se ajusta a semanas enteras; la hoja la sigue al soltarla.',
    },
    touch: {
      title: 'Pantalla táctil',
      text: 'Arrastre el cuadrado al pie de la línea. En el resto, la página se desplaza como siempre.',
    },
    keyboard: {
      title: 'Teclado',
      text: '{left} {right} una semana, {pageDown} {pageUp} cuatro, {home} hasta donde llegan los datos, {end} o {escape} para volver a hoy.',
    },
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

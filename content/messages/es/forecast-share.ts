import type { forecastShare as english } from '../en/forecast-share.ts';

export const forecastShare: typeof english = {
  title: 'Una tarjeta que comprueba en vez de prometer',
  close: 'Cerrar',
  card: 'Tarjeta para compartir',
  drawn: {
    off: 'El {day} nos habríamos desviado un {share}.',
    exact: 'El {day} habríamos acertado de lleno.',
    over: '{metric} en {weeks} semanas',
    covers: '{over}, hasta el {day}.',
    known: 'Previsión hecha con lo que se sabía el {day}.',
    leftOut: 'Excluidas: {weeks}.',
    counts: ['cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once', 'doce', 'trece'],
  },
  date: {
    label: 'Línea de hoy en la tarjeta',
    option: '{day} ({weeks} semanas desde entonces)',
    hint: 'Solo fechas con al menos cuatro semanas medidas después.',
  },
  name: {
    label: 'Nombre de la cuenta',
    text: 'Desactivado: la tarjeta dice «{line}». Activado: escriba el nombre que debe aparecer.',
    field: 'Nombre en la tarjeta',
    sample: 'La tarjeta indica que es una cuenta de ejemplo.',
  },
  numbers: {
    label: 'Cifras',
    text: 'Desactivado: quedan la curva y la desviación del {share}; los importes y las cantidades desaparecen.',
    zero: 'Estas semanas suman cero, así que no hay un porcentaje que mostrar en su lugar.',
  },
  outside: {
    label: 'Semanas fuera del rango',
    text: 'Se cuentan siempre. Esta opción solo añade sus fechas.',
  },
  download: 'Descargar PNG, 1200 × 630',
  copy: 'Copiar imagen',
  copied: 'Copiado',
  notCopied: 'Este navegador no copia imágenes. Descárguela.',
  local: 'Dibujada en este navegador. No se sube nada; la imagen no contiene datos ocultos.',
  pending: 'Calculando la previsión de esa fecha…',
  unknown:
    'El {day} se sabía demasiado poco de esta métrica para hacer una previsión. Elija una fecha posterior.',
  none: 'Una tarjeta necesita {min} semanas para la previsión y al menos cuatro semanas medidas después. Las semanas excluidas no cuentan. Esta cuenta aún no las tiene.',
};

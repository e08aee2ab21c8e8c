import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';
import type { pitchPerfect as english } from '../en/pitch-perfect.ts';

const f = figures('es');

export const pitchPerfect: typeof english = {
  meta: {
    title: `Pitch Perfect: la presentación en cinco pasos · ${settings.brand}`,
    description:
      'De la cuenta conectada a la propuesta: recopilación de datos, recomendaciones a medida, analítica avanzada, visualización dinámica y mejora continua.',
  },
  title: 'Cinco pasos hasta la presentación que decide el trimestre.',
  lede: 'De la cuenta conectada a la propuesta lista para el cliente. Usted pone el cliente; el primer borrador ya está escrito.',
  steps: {
    collection: {
      name: 'Recopilación de datos',
      text: `Todas las cuentas que conecte, junto a lo que hicieron en esas mismas semanas más de ${f.brandsWord} de marcas y subcategorías.`,
      label: 'Una nube de puntos: en oscuro, los de la cuenta; en claro, los del mercado.',
    },
    recommendations: {
      name: 'Recomendaciones a medida',
      text: 'Las medidas que convienen a este cliente, por orden de impacto.',
      label: 'Cinco barras. La más larga, la medida que conviene tomar primero, está marcada.',
    },
    analytics: {
      name: 'Analítica avanzada',
      text: `La previsión de cada medida, como rango, para los próximos ${f.forecastMonthsWord} meses.`,
      label: 'Una línea medida continúa como previsión, con un rango que se abre.',
    },
    visualization: {
      name: 'Visualización dinámica',
      text: 'Gráficos que cambian cuando cambia la cuenta. Sin capturas de pantalla que caduquen.',
      label: 'Una diapositiva con cuatro paneles: tendencia, clasificación, presupuesto y previsión.',
    },
    improvement: {
      name: 'Mejora continua',
      text: 'Tras la reunión, la presentación va anotando los resultados, y la siguiente parte de ahí.',
      label: 'Una escalera que sube: dos peldaños hechos, tres por delante.',
    },
  },
  note: 'Gráficos de una cuenta de ejemplo.',
  slides: {
    title: 'La presentación en sí.',
    text: 'Seis diapositivas de la cuenta de ejemplo, tal como las crea la herramienta de previsión. Textos, tablas y gráficos se pueden editar.',
    label: 'Las seis diapositivas, una junto a otra',
    download: 'Descargar la presentación (.pptx)',
    own: 'Crear una con sus datos',
  },
  deck: {
    title: 'Lo que abre el cliente',
    items: [
      {
        term: 'Un resumen escrito',
        text: 'Redactado automáticamente a partir de la cuenta, en frases claras. Usted lo retoca antes de que lo lea nadie más.',
      },
      {
        term: 'El historial',
        text: 'Lo que decía la última previsión junto a lo que ocurrió, semana a semana, desviaciones incluidas.',
      },
      {
        term: 'La previsión',
        text: `Los próximos ${f.forecastMonthsWord} meses con su rango, para que nadie tome el punto medio por una promesa.`,
      },
      {
        term: 'El corte que importa',
        text: 'Filtrado por ubicación, dispositivo o audiencia. El gráfico de la diapositiva conserva el filtro que usted puso.',
      },
    ],
  },
  closer: 'Vea su primer borrador.',
};

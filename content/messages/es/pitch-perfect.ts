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
      text: `Todas las cuentas que conecte, junto a patrones de más de ${f.brandsWord} de marcas y subcategorías para compararlas.`,
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
  page: {
    title: 'Una página, tal como la ve el cliente.',
    text: 'Una página, una medida. Cada cifra dice de dónde sale, para que nadie tenga que defender un número que no ha calculado.',
    kicker: 'Recomendación',
    move: (v) => `Subir la búsqueda genérica a ${v.budget} por semana desde la ${v.week}`,
    finding: (v) =>
      `Con la medida se esperan ${v.expected} conversiones en la ${v.week}; sin ella, ${v.otherwise}.`,
    otherwise: (n) => `${n} sin ella`,
    result:
      '{weeks} semanas con {more} aportan {extra}, a {price} cada una{mark}. Hoy la cuenta paga {now}: la medida compensa mientras una conversión le aporte más de {price}.',
    more: (amount) => `${amount} más por semana`,
    extra: (n) => `${n} conversiones más`,
    notes: [
      {
        term: 'La semana',
        text: 'Elegida porque ahí repunta la previsión, no porque empiece un trimestre.',
      },
      {
        term: 'El aumento',
        text: 'Previsto dos veces: con la medida y sin ella. La banda abarca alrededor de la mitad de los casos.',
      },
      {
        term: 'El precio',
        text: 'El presupuesto es el de su plan de medios. Si lo cambia allí, cambia también esta página.',
      },
    ],
  },
  record: {
    title: 'Después de la reunión, la presentación lleva la cuenta',
    text: 'Lo que dijimos y lo que ocurrió.',
    head: { move: 'Medida', chart: 'Rango y resultado', said: 'Previsión', came: 'Resultado' },
    moves: {
      tablet: 'tablets en pausa',
      brand: 'búsqueda de marca, un 10\u00a0% más',
      retail: 'nueva campaña en marketplace',
    },
    saved: (amount) => `previsión: ahorrar ${amount}`,
    brought: (n) => `previsión: ${n} más`,
    inside: 'dentro del rango',
    missed: 'fuera del rango',
  },
  closer: 'Vea su primer borrador.',
};

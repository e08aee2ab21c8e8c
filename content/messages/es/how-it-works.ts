import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';
import type { howItWorks as english } from '../en/how-it-works.ts';

const f = figures('es');
const { brand } = settings;

export const howItWorks: typeof english = {
  meta: {
    title: `Cómo funciona: plan, estrategia, ejecución · ${brand}`,
    description:
      'Plan, estrategia y ejecución de campañas SEM en un solo lugar: precio por proyecto, sin traspasos entre fases y con cada semana frente a su previsión.',
  },
  title: 'Su aliado para campañas sin estrés',
  lede: 'Un plan, de la primera fila a la primera alerta. Sígalo a lo largo de la página.',
  plan: {
    title: `Muebles de jardín, tres mercados, ${f.forecastWeeksWord} semanas`,
    summary: (v) =>
      `Un plan a medida que crece. Primero, cuatro filas y una previsión de ${v.from} a ${v.to} conversiones por semana. Después, un presupuesto de ${v.total} repartido entre las filas. Tres semanas más tarde, las conversiones reales son ${v.actual}, todas dentro del rango. Por último, una alerta: en sus dos primeras semanas, social ads ha gastado ${v.spent} en lugar de ${v.planned}.`,
    conversions: 'Conversiones por semana',
    wide: 'amplio, aún sin presupuesto',
    narrow: (v) => `de ${v.from} a ${v.to}, más estrecho`,
    inside: (actual) => `${actual}: dentro del rango`,
    budget: 'Presupuesto',
    split: { brand: 'marca', generic: 'genérica', retail: 'marketplace', social: 'social' },
    later: '3 semanas después',
    alert: {
      spent: (v) =>
        `En sus dos primeras semanas, social ads ha gastado ${v.spent}, frente a ${v.planned} en el plan.`,
      pace: 'A este ritmo, el presupuesto se acabará una semana antes.',
      fix: (v) => `Con ${v.weekly} por semana durará lo planificado.`,
    },
  },
  steps: {
    plan: {
      name: 'Plan',
      text: `Conecte la cuenta o indique qué vende un cliente nuevo, dónde y a qué precio. Aparece una fila por cada forma de llegar al público, y la previsión responde con un rango para los próximos ${f.forecastMonthsWord} meses.`,
      promise: 'Sin honorarios de agencia',
      kept: `Según nuestra estimación, solo el ${f.canAfford} de los dueños de negocios puede pagar honorarios de agencia. Con menos horas por cliente, usted puede atender a más. A nosotros nos paga por proyecto, nunca un porcentaje de la inversión en medios.`,
    },
    strategise: {
      name: 'Estrategia',
      text: 'Reparta el presupuesto, elija audiencias y dispositivos, escriba los anuncios. Cada decisión redibuja la previsión, y el rango se estrecha.',
      promise: 'Ejecución inmediata',
      kept: 'El plan aprobado es la campaña. Nadie vuelve a teclearlo en una plataforma.',
    },
    execute: {
      name: 'Ejecución',
      text: `Lance las campañas en ${f.platforms} desde una sola pantalla. Lo que ya se ha ejecutado pasa a azul y se compara con su previsión.`,
      promise: 'Resultados y análisis eficaces',
      kept: 'Cada semana se contrasta con la previsión que tenía y se desglosa por ubicación, dispositivo o audiencia.',
    },
    watch: {
      name: `Después, ${brand} lo vigila todo.`,
      text: 'Las alertas de 404, ritmo de gasto y rechazos llegan en tiempo real, con el cambio que resolvería el problema. Usted lo aprueba; nada cambia por sí solo.',
      promise: 'Trabajo sin estrés',
      kept: 'Lo sabrá antes que el cliente.',
    },
  },
  services: {
    label: 'Servicios',
    title: 'Los servicios, en el orden en que hacen falta.',
    lede: 'Ocho servicios trabajan sobre el mismo plan. Cada uno empieza donde empieza su barra, y entre ellos no hay traspasos.',
    caption: 'Dónde empieza y dónde acaba cada servicio',
    note: 'Dibujado por fases, sin fechas.',
    forecasting: { name: 'Previsión', text: 'un rango para cada semana, con su historial' },
    mediaPlanning: { name: 'Planificación de medios', text: `${f.planMonthsWord} meses en una página` },
    adCopy: { name: 'Redacción de anuncios', text: 'borradores para editar' },
    campaigns: { name: 'Creación de campañas', text: `${f.platformCountWord} plataformas, una pantalla` },
    audience: { name: 'Análisis de audiencias', text: 'qué segmento rinde' },
    device: { name: 'Análisis de dispositivos', text: 'qué pantalla cierra la venta' },
    alerts: { name: 'Alertas y ritmo de gasto', text: '404, gasto, rechazos' },
    decks: { name: 'Informes y presentaciones comerciales', text: 'escritos para el cliente' },
  },
  closer: 'Empiece por el plan.',
};

import { figures } from '../../figures.ts';
import { capitalize } from '../../format.ts';
import { settings } from '../../settings.ts';
import type { pricing as english } from '../en/pricing.ts';

const f = figures('es');
const { brand } = settings;

export const pricing: typeof english = {
  meta: {
    title: `Precios: ${f.trialDays} días gratis, proyectos ilimitados · ${brand}`,
    description: `Pruebe ${brand} gratis durante ${f.trialDays} días con proyectos ilimitados. Vea qué incluyen todas las tarifas, hasta dónde llega la previsión y quién puede acceder.`,
  },
  talk: 'Hablar con el equipo de onboarding',
  trial: {
    title: `${f.trialDays} días de prueba gratuita`,
    lede: 'Proyectos ilimitados mientras dura la prueba. No hay que elegir tarifa antes: el equipo de onboarding la calculará con usted.',
    day: 'Día',
    steps: {
      call: {
        name: 'Llamada de onboarding',
        text: `${f.callMinutes} minutos. Conecte sus cuentas publicitarias y decida quién ve qué.`,
      },
      forecast: { name: 'Primera previsión', text: 'El mes en curso, para cada proyecto que añada.' },
      work: {
        name: 'Una semana de verdad',
        text: 'Alertas activas, resúmenes en borrador y una presentación ya entregada.',
      },
      decide: {
        name: 'Decisión',
        text: `Si se suscribe, la previsión llegará a ${f.forecastMonthsWord} meses.`,
      },
    },
  },
  horizon: {
    title: 'Hasta dónde se ve',
    lede: 'La previsión empieza hoy. Con una suscripción, llega más lejos.',
    own: 'Pruébela con sus datos, sin cuenta',
    free: { when: 'Durante la prueba', span: 'El mes en curso' },
    paid: { when: 'Con cualquier tarifa de pago', span: `Hasta ${f.forecastMonthsWord} meses` },
  },
  plans: {
    title: 'Tarifas',
    perMonth: 'al mes',
    perProject: 'por proyecto y mes',
    upTo: (projects) => `Hasta ${projects} proyectos`,
    eachProject: 'Se paga por proyecto',
    regions: { india: 'India', usaEuropeUk: 'EE.\u00a0UU./Europa/Reino Unido' },
    features: {
      reporting: 'Informes diarios, semanales y mensuales',
      timeSegmentation: 'Segmentación temporal',
      adCopy: 'Redacción de anuncios',
      alerts: 'Alertas y notificaciones',
      forecasting: 'Previsión',
      seedKeyword: 'Análisis de palabras clave semilla',
      ageGender: 'Análisis por edad y género',
      location: 'Análisis por ubicación',
    },
  },
  included: {
    title: 'Todas las tarifas incluyen',
    groups: [
      {
        name: 'Informes',
        items: ['Informes diarios, semanales y mensuales', 'Segmentación temporal', 'Resúmenes automáticos'],
      },
      {
        name: 'Planificación',
        items: [
          'Previsión',
          'Redacción de anuncios',
          `Creación de campañas en ${f.platformCountWord} plataformas`,
        ],
      },
      {
        name: 'Seguimiento',
        items: [
          'Alertas y notificaciones',
          '404, ritmo de gasto y rechazos',
          'Filtros por ubicación, dispositivo y audiencia',
        ],
      },
      {
        name: 'Equipo',
        items: ['Acceso individual por roles', 'Equipo de soporte asignado', `Atención al cliente ${f.care}`],
      },
    ],
  },
  faq: {
    title: 'Lo primero que preguntan las agencias',
    questions: {
      access: {
        question: '¿Quién puede acceder?',
        answer: `Agencias seleccionadas, de alto rendimiento, con una inversión publicitaria mensual de ${f.minSpend} o más en plataformas como ${f.spendPlatforms}. Solo se accede previa solicitud: se entra por la lista de espera.`,
      },
      price: {
        question: '¿Por qué no hay aquí una lista de precios?',
        answer:
          'Las tarifas dependen del número de proyectos que lleve. El equipo de onboarding calculará la suya con usted, en la llamada, antes de que se comprometa a nada.',
      },
      trial: {
        question: `¿Qué ocurre en esos ${f.trialDays} días?`,
        answer: `Podrá usar el producto con proyectos ilimitados. Todo empieza con una llamada de onboarding de ${f.callMinutes} minutos. La previsión cubre el mes en curso para cada proyecto que añada.`,
      },
      horizon: {
        question: '¿Hasta dónde llega la previsión?',
        answer: `Sin suscripción, y por tanto durante la prueba, cubre el mes en curso. Con cualquier tarifa de pago cubre hasta ${f.forecastMonthsWord} meses. Un plan de medios abarca ${f.planMonthsWord} meses y se actualiza con esa previsión.`,
      },
      accuracy: {
        question: '¿Qué precisión tiene la previsión?',
        answer: `Más del ${f.accuracy} de media para el total de ${f.forecastWeeksWord} semanas, medido en series públicas con al menos ${f.accuracyLeastWeeks} semanas de histórico y sin datos de mercado. En el producto, la previsión se apoya además en datos de más de ${f.brandsWord} de marcas y subcategorías. Siempre se muestra con su rango, para que vea su grado de certeza.`,
        more: 'Cómo la medimos',
      },
      logins: {
        question: '¿Puede tener su propio acceso cada persona del equipo?',
        answer:
          'Sí. Cada persona tiene un acceso propio según su rol: quien lleva al cliente y quien analiza los datos ven lo que necesitan y nada más.',
      },
      platforms: {
        question: '¿En qué plataformas puedo crear campañas?',
        answer: `En ${f.platforms}. La campaña se planifica una vez y se crea en cada plataforma desde la misma pantalla.`,
      },
      clients: {
        question: '¿Cuántos clientes puede llevar un gestor de cuentas?',
        answer: `${capitalize(f.clientsWord)}. Los informes llevan un ${f.timeCut} menos de tiempo, y ese tiempo queda para pensar en cada cliente.`,
      },
      support: {
        question: '¿Cómo es el soporte?',
        answer:
          'Un equipo de soporte asignado y atención al cliente a cualquier hora, todos los días de la semana.',
      },
    },
  },
  closing: {
    title: 'Cuando usted quiera.',
    text: `Acceso solo previa solicitud. Para agencias que gestionan ${f.minSpend} o más de inversión publicitaria al mes.`,
  },
};

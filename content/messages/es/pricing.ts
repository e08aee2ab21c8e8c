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
    lede: 'Proyectos ilimitados durante todo el periodo de prueba. No hay que elegir tarifa antes: el equipo de onboarding encontrará la adecuada con usted.',
    day: 'Día',
    caption: 'La prueba, día a día',
    note: 'Un calendario de ejemplo.',
    steps: {
      call: {
        name: 'Llamada de onboarding',
        text: `${f.callMinutes} minutos. Conecte sus cuentas publicitarias y decida quién ve qué.`,
      },
      forecast: {
        name: 'Primera previsión',
        text: 'Todas las cuentas conectadas a la vez: el mes en curso, sincronizado a diario.',
      },
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
    own: 'Pruébela con sus datos, sin registro',
    free: {
      when: 'En el periodo de prueba',
      span: 'El mes en curso',
      facts: [
        { value: `${f.trialDays} días`, unit: 'gratis' },
        { value: 'Ilimitados', unit: 'proyectos' },
      ],
    },
    paid: {
      when: 'Con cualquier tarifa de pago',
      span: `Hasta ${f.forecastMonthsWord} meses`,
      facts: [{ value: 'Sus proyectos', unit: 'según lo hablado en la llamada' }],
      plan: { value: `${capitalize(f.planMonthsWord)} meses`, unit: 'de plan de medios' },
    },
    unit: 'de previsión',
    hidden: 'Las semanas siguientes, con una suscripción.',
    caption: 'Cada barra es un proyecto, desde hoy hasta la última semana visible.',
    note: 'Con tarifa de pago se muestran tres, a modo de ejemplo.',
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
        question: '¿Cuánto cuesta?',
        answer:
          'El precio depende de los proyectos y de la región, nunca de la inversión en medios. Conocerá el suyo con la invitación, antes de comprometerse a nada. La previsión con sus propios datos, en este sitio, no cuesta nada.',
      },
      trial: {
        question: `¿Qué ocurre en esos ${f.trialDays} días?`,
        answer: `Tras la invitación, una llamada de onboarding de ${f.callMinutes} minutos abre el periodo de prueba. Verá todas las cuentas conectadas a la vez, sincronizadas a diario, con alertas, planes y presentaciones, para proyectos ilimitados. La previsión cubre el mes en curso; con suscripción, hasta ${f.forecastMonthsWord} meses.`,
      },
      horizon: {
        question: '¿Hasta dónde llega la previsión?',
        answer: `Sin suscripción, y por tanto durante el periodo de prueba, cubre el mes en curso. Con cualquier tarifa de pago cubre hasta ${f.forecastMonthsWord} meses. Un plan de medios abarca ${f.planMonthsWord} meses y se actualiza con esa previsión.`,
      },
      accuracy: {
        question: '¿Qué precisión tiene la previsión?',
        answer: `Más del ${f.accuracy} de media para el total de ${f.forecastWeeksWord} semanas, medido en series públicas, en las semanas que una competición mantuvo ocultas y sin datos de mercado. En una cuenta concreta puede ser menor. Siempre se muestra con su rango, para que vea su grado de certeza.`,
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
        answer: `${capitalize(f.clientsWord)}, según nuestra estimación, cada uno con plan, previsión y revisión semanal. Los informes llevan un ${f.timeCut} menos de tiempo, y ese tiempo queda para pensar.`,
      },
      planner: {
        question: '¿Por qué no usar el Planificador de rendimiento (Performance Planner)?',
        answer:
          'Úselo para lo que hace bien: simula las subastas de Google de los últimos 7 a 10 días y muestra qué podría pasar si cambia una campaña de Google Ads. No sale de Google Ads. Nuestra previsión lee todo su histórico en todas las plataformas, da un rango y muestra cuántas veces se cumplió ese rango en su propio histórico.',
      },
      data: {
        question: '¿Quién ve los datos de nuestros clientes?',
        answer:
          'En la página de previsión, nadie: su archivo se lee en el navegador y nunca se sube. En el producto, usted decide por roles quién de su agencia ve cada cuenta. No vendemos datos, y el periodo de prueba empieza con acceso de lectura.',
      },
      brands: {
        question: `¿Para qué sirven los datos de más de ${f.brandsWord} de marcas?`,
        answer:
          'Para comparar: verá su cuenta junto a patrones de marcas y subcategorías. No forman parte de la precisión que publicamos, que se midió sin ellos.',
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
    text: `Acceso previa solicitud. Para agencias con ${f.minSpend} o más de inversión publicitaria al mes.`,
  },
};

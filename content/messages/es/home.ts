import { figures } from '../../figures.ts';
import { capitalize } from '../../format.ts';
import { settings } from '../../settings.ts';
import type { home as english } from '../en/home.ts';

const f = figures('es');
const { brand } = settings;

export const home: typeof english = {
  meta: {
    title: `${brand}: previsiones SEM y planes de medios para agencias`,
    description: `Plan de medios SEM para agencias con previsión a ${f.forecastWeeksWord} semanas. Pruébela con su exportación de Google Ads: sin registro y comprobada con su histórico.`,
  },
  hero: {
    title: ['Crezca mejor.', 'Retenga clientes.', 'Gane más.'],
    lede: `${brand} convierte sus cuentas, empezando por el SEM, en un plan de medios con previsión a ${f.forecastWeeksWord} semanas. Pruébela con su exportación de Google Ads: sin registro y comprobada con su propio histórico. Verá la caída antes que su cliente.`,
    action: 'Solicitar acceso',
    terms: `Acceso previa solicitud. Para agencias con ${f.minSpend} o más de inversión publicitaria al mes.`,
  },
  fan: {
    label: (v) =>
      `Gráfico de líneas con las conversiones semanales de una cuenta de ejemplo. Los datos reales de ${f.forecastWeeks} semanas suben de ${v.first} a ${v.last}. La previsión a ${f.forecastWeeks} semanas llega hasta ${v.end}, con un rango del 90\u00a0% que se abre hasta quedar entre ${v.lo} y ${v.hi}.`,
    title: 'Conversiones por semana',
    note: 'Cuenta de ejemplo',
    actual: 'Real',
    range50: 'Rango del 50\u00a0%',
    range90: 'Rango del 90\u00a0%',
    past: 'Previsión anterior',
    dip: 'Una caída, vista seis semanas antes',
    expected: (n) => `${n} esperadas`,
    cases: (range) => `${range} en\u00a09\u00a0de\u00a0cada\u00a010\u00a0casos`,
    asTable: 'Ver el gráfico como tabla',
    short: 'Como tabla',
    week: 'Semana',
    low: 'Límite inferior (90\u00a0%)',
    mid: 'Esperado',
    high: 'Límite superior (90\u00a0%)',
  },
  moveToday: {
    hint: {
      title: 'Mueva «Hoy».',
      keys: 'Arrastre la bandera o use las flechas del teclado.',
      touch: 'Arrastre el cuadrado.',
    },
    moved: {
      now: (day) => `${day}, hoy`,
      back: (day, weeks) => `${day}, hace ${weeks === 1 ? 'una semana' : `${weeks} semanas`}`,
      ahead: (day, weeks) => `${day}, dentro de ${weeks === 1 ? 'una semana' : `${weeks} semanas`}`,
      goBack: (day) => `Volver a hoy, ${day}`,
      label: (day) => `«Hoy» se ha movido al ${day}.`,
      made: (day) => `Previsión del ${day}`,
      fresh: 'Nueva previsión',
      miss: 'Desviación',
      inside: (inside, weeks) =>
        `${inside} de ${weeks} ${weeks === 1 ? 'semana' : 'semanas'} dentro del rango`,
      totals: (v) => `Previsión del ${v.day}: ${v.expected}. Real: ${v.actual}, desviación del ${v.off}.`,
      sampleOnly: 'La cuenta de ejemplo conoce su futuro; una real termina hoy.',
    },
  },
  plan: {
    label: 'Plan de medios',
    brand: 'Búsqueda de marca',
    generic: 'Búsqueda genérica',
    genericRaised: 'Genérica, reforzada',
    retail: 'Marketplace',
    retailCollection: 'Marketplace, colección',
    social: 'Social ads',
    socialNew: 'Social ads, captación',
    flags: {
      broken: '404 detectado',
      pacing: 'Ritmo corregido',
      disapproval: 'Rechazo resuelto',
      drafted: 'Borrador listo',
      due: 'Próxima entrega',
    },
  },
  figures: {
    label: 'Cifras clave',
    timeCut: 'menos tiempo dedicado a informes, según nuestra estimación',
    clients: 'clientes por gestor de cuentas, según nuestra estimación',
    accuracy: 'de precisión en las previsiones, con datos públicos',
    brands: 'de marcas y subcategorías en los datos',
    care: 'atención de un equipo de soporte asignado',
  },
  ownPast: {
    title: 'Pónganos a prueba con su histórico.',
    lede: 'Arrastre una exportación de Google Ads: ocultamos varias semanas, las prevemos y usted ve cada desviación. Sin registro, sin subir nada y antes de hablar con nadie.',
  },
  product: {
    forecaster: {
      name: 'Previsión.',
      text: 'Cuenta inventada, herramienta real: arrastre la bandera negra.',
    },
    plan: {
      name: 'Plan de medios.',
      text: 'Barra rellena: dentro de la previsión. El plan sigue a la derecha.',
    },
    deck: { name: 'Presentación.', text: 'Cada título es una conclusión. El texto lo cambia usted.' },
  },
  week: {
    title: `Un día de informes se queda en ${f.minutesAfter}\u00a0minutos.`,
    lede: 'Nuestra estimación, por gestor de cuentas y semana. Los mismos clientes, las mismas preguntas, la misma escala a ambos lados de la línea. El reparto por tareas es un ejemplo.',
    task: 'Tarea semanal',
    before: 'Antes',
    hoursBefore: `${f.hoursBefore} horas`,
    after: `Con ${brand}`,
    minutesAfter: `${f.minutesAfter} minutos`,
    saved: `${f.hoursSaved} horas recuperadas cada semana`,
    tasks: {
      exports: { name: 'Exportar los datos de cada plataforma', now: 'Ya están sincronizados' },
      merge: { name: 'Limpiar, unir y cuadrar la hoja de cálculo', now: 'Ya no hay hoja' },
      checks: { name: 'Revisar el ritmo de gasto y los enlaces rotos', now: 'De eso se ocupan las alertas' },
      summary: { name: 'Redactar el resumen para el cliente', now: 'Retocar el borrador' },
      slides: { name: 'Rehacer las diapositivas', now: 'Aprobar la presentación' },
    },
  },
  features: {
    title: 'Cinco tareas. Un plan.',
    lede: 'Todo lo que obliga a un gestor de cuentas a abrir diez pestañas, en un solo calendario. Los datos mostrados son de ejemplo.',
    forecasting: {
      name: 'Previsión',
      title: `Sus próximos ${f.forecastMonthsWord} meses, como rango y no como promesa.`,
      text: `La previsión parte de sus propios datos y se comprueba con su histórico antes de que usted la vea. Después se suman tendencias de mercado, hábitos de consumo, análisis de la competencia y analítica predictiva, y puede comparar su cuenta con patrones de más de ${f.brandsWord} de marcas y subcategorías.`,
      claim: `Más del ${f.accuracy} con datos públicos`,
      label:
        'Cuatro líneas de señales (tendencias de mercado, hábitos de consumo, análisis de la competencia y analítica predictiva) se combinan en una sola línea de previsión.',
      signals: [
        'Tendencias de mercado',
        'Hábitos de consumo',
        'Análisis de la competencia',
        'Analítica predictiva',
      ],
      sum: 'Su previsión',
    },
    campaign: {
      name: 'Estrategia y ejecución de campañas',
      title: `Planifique una vez. Lance en ${f.platformCountWord} plataformas.`,
      text: `Esboce la campaña y móntela en ${f.platforms} sin salir de la misma pantalla.`,
      claim: 'Plan, estrategia, ejecución',
      label: `De un bloque de plan salen ${f.platformCountWord} campañas, en ${f.platforms}, que arrancan con una semana de diferencia.`,
      plan: 'Plan',
      strategise: 'Estrategia',
    },
    audience: {
      name: 'Análisis de audiencias',
      title: 'Encuentre el segmento que rinde.',
      text: 'Desglose cualquier cifra por ubicación, dispositivo o audiencia. Los filtros no se pierden al navegar: la pregunta sobrevive al siguiente clic.',
      claim: 'Filtros inteligentes',
      filters: {
        market: { label: 'Ubicación', all: 'todas' },
        device: { label: 'Dispositivo', all: 'todos' },
        audience: { label: 'Audiencia', all: 'todas' },
      },
      caption: 'ROAS, índice 100 = media de la cuenta',
      segment: 'Segmento',
      highest: (segment, market, index) => `El más alto: ${segment}, ${market}, índice ${index}`,
    },
    device: {
      name: 'Análisis de dispositivos',
      title: 'Sepa qué pantalla cierra la venta.',
      text: 'Tasa de conversión por dispositivo y hora, para que pujas, presupuestos y horarios sigan a la venta y no al scroll.',
      claim: 'Por hora, por dispositivo',
      label:
        'Tres líneas con la tasa de conversión por hora. El móvil lidera de madrugada, el escritorio lo supera a las nueve de la mañana y vuelve a caer después de las seis de la tarde.',
      mobile: 'Móvil',
      desktop: 'Escritorio',
      tablet: 'Tablet',
      cross: 'Escritorio lidera desde las 9:00',
      caption: 'Tasa de conversión por hora del día',
      hour: 'Hora',
    },
    deck: {
      name: 'Creación de presentaciones',
      title: 'El primer borrador ya está escrito.',
      text: 'Resúmenes que se redactan solos y gráficos siempre al día, en una presentación lista para el cliente. Usted cambia las palabras; las cifras se actualizan solas.',
      claim: 'Resúmenes automáticos',
      label:
        'Tres diapositivas de una presentación generada: portada, resumen redactado y gráfico de previsión.',
      cover: 'Plan trimestral',
      summary: 'Resumen',
      summaryText: [
        'El gasto cerró un 2\u00a0% por debajo del plan.',
        'La búsqueda genérica sostuvo el mes.',
      ],
      raise: (week) => `Subirla un 20\u00a0% desde la ${week}.`,
      forecast: 'Previsión',
    },
    alerts: {
      title: 'Alertas en tiempo real',
      broken: {
        kind: '404',
        what: 'La página de destino da error 404',
        next: 'Dos anuncios apuntan a ella',
      },
      pacing: {
        kind: 'Ritmo de gasto',
        what: 'El gasto va un 12\u00a0% por encima del plan',
        next: 'El presupuesto se agotaría nueve días antes',
      },
      disapproval: {
        kind: 'Rechazo',
        what: 'Anuncio rechazado',
        next: 'Texto de reemplazo listo para revisar',
      },
    },
  },
  comparison: {
    title: 'El informe mira hacia atrás. El plan, hacia adelante.',
    lede: 'Los datos son los mismos. Solo el plan deja tiempo para actuar.',
    need: 'Lo que necesita',
    traditional: 'Informes tradicionales',
    rows: [
      {
        need: 'La pregunta que responde',
        old: '¿Qué pasó el mes pasado?',
        new: `¿Qué pasará en las próximas ${f.forecastWeeksWord} semanas?`,
      },
      {
        need: 'Cuándo se entera de un problema',
        old: 'Cuando llama el cliente',
        new: 'Cuando empieza: 404, ritmo de gasto, rechazos',
      },
      {
        need: 'El resumen escrito',
        old: 'Desde cero, cada semana',
        new: 'El borrador ya está; se retoca en minutos',
      },
      {
        need: 'Otro corte de los datos',
        old: 'Otra exportación, otra tabla dinámica',
        new: 'Un filtro: ubicación, dispositivo o audiencia',
      },
      { need: 'El presupuesto', old: 'Se cuadra una vez gastado', new: 'Al ritmo que marca la previsión' },
      {
        need: 'Un gestor de cuentas',
        old: 'Tantos clientes como aguante la hoja de cálculo',
        new: `${capitalize(f.clientsWord)}, cada uno con plan, previsión y revisión semanal`,
      },
    ],
  },
  churn: {
    title: 'Cuatro razones por las que se van los clientes.',
    lede: 'Nuestra estimación de la frecuencia con que interviene cada causa cuando una agencia pierde un cliente. Las causas se solapan, así que los rangos suman más del 100\u00a0%.',
    cause: 'Causa',
    share: 'Porcentaje de bajas',
    causes: {
      reportingDelays: { name: 'Informes con retraso', answer: 'Los resúmenes se redactan solos' },
      budgetOverspend: { name: 'Exceso de gasto', answer: 'Alertas de ritmo de gasto en tiempo real' },
      underperformance: {
        name: 'Bajo rendimiento',
        answer: 'La previsión muestra la caída semanas antes',
      },
      communicationGaps: { name: 'Falta de comunicación', answer: 'Un plan que ve todo el equipo' },
    },
  },
  profit: {
    title: 'Lo que aporta en un año.',
    lede: 'Nuestra estimación por agencia, del caso prudente al optimista: lo que ahorra, lo que conserva y lo que sus clientes dejan de desperdiciar. No es una promesa.',
    lever: 'Palanca',
    perYear: 'Por agencia y año',
    levers: {
      adWaste: 'Menos gasto desperdiciado',
      labor: 'Horas de trabajo ahorradas',
      retention: 'Retención de clientes',
      roas: 'ROAS',
    },
    total: 'Total',
  },
  closing: {
    title: 'No es para todos.',
    text: `${brand} admite a un número reducido de agencias de alto rendimiento. Si gestiona ${f.minSpend} o más de inversión publicitaria al mes y prefiere planificar a dar explicaciones, hablemos.`,
    action: 'Solicitar acceso anticipado',
  },
};

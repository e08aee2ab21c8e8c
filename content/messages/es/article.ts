import type { article as english } from '../en/article.ts';

export const article: typeof english = {
  contents: 'En este artículo',
  reading: (time) => `${time} de lectura`,
  readNext: 'Siga leyendo',
  share: 'Compartir',
  copy: { link: 'Copiar enlace', done: 'Enlace copiado' },
  email: 'Correo',
  seeFigure: 'Ver el gráfico',
  asTable: 'Ver el gráfico como tabla',
  week: 'Semana',
  weeks: (first, last) => `semanas ${first} a ${last}`,
  charts: {
    tabs: {
      title: 'Una semana de informes, pestaña a pestaña',
      note: 'Gestor de cuentas de ejemplo, solo las horas de informes',
      label: (v) =>
        `Cronología de una semana de informes de ejemplo. ${v.hours} horas de trabajo saltan entre ${v.tabs} pestañas con ${v.changes} cambios de ventana; ningún tramo en una misma pestaña dura más de ${v.longest} minutos.`,
      finding: (v) =>
        `${v.hours} horas de trabajo, ${v.changes} cambios de ventana y ningún tramo de más de ${v.longest} minutos en una misma pestaña.`,
      inTab: 'Tiempo en una pestaña',
      change: 'Cambio de ventana',
      tabs: {
        searchOne: 'Google Ads',
        searchTwo: 'Microsoft Advertising',
        retail: 'Amazon Ads',
        social: 'Meta Ads',
        analytics: 'GA4',
        sheet: 'Hoja de cálculo',
        budget: 'Control de presupuesto',
        links: 'Verificador de enlaces',
        summary: 'Documento del resumen',
        slides: 'Diapositivas',
      },
      days: ['lun', 'mar', 'mié', 'jue', 'vie'],
      tab: 'Pestaña',
      minutes: 'Minutos en la semana',
      visits: 'Visitas',
    },
    segments: {
      title: 'Conversiones por semana y audiencia',
      note: (weeks) =>
        `Cuenta de ejemplo, ${weeks}. Valor: lo que vale una conversión; media de la cuenta en la primera semana = 100`,
      label: (v) =>
        `Áreas apiladas de una cuenta de ejemplo. El total apenas se mueve, de ${v.first} a ${v.last} conversiones, mientras las de quienes ya compraron bajan un ${v.falling} y las de visitantes nuevos suben un ${v.rising}.`,
      finding: (v) =>
        `El total pasa de ${v.first} a ${v.last} conversiones. Por debajo, las de quienes ya compraron bajan un ${v.falling} y las de visitantes nuevos suben un ${v.rising}.`,
      total: 'Total',
      worth: (index) => `valor ${index}`,
      names: {
        pastBuyers: 'Ya compraron',
        cart: 'Carritos, 7\u00a0días',
        returning: 'Recurrentes',
        lookalike: 'Lookalike',
        newVisitors: 'Visitantes nuevos',
      },
    },
    refreshes: {
      title: 'Presupuesto semanal: plan de enero y gasto real',
      note: (weeks) => `Cuenta de ejemplo, ${weeks}`,
      label: (v) =>
        `Gráfico escalonado de un presupuesto de ejemplo. El plan de enero se mantiene constante dentro de cada trimestre; lo que se ejecutó baja en febrero, toca techo en abril y cae en junio. Ambos suman ${v.total}. En ${v.refreshes} actualizaciones, ${v.moved} cambiaron de semana.`,
      finding: (v) =>
        `Las dos líneas suman ${v.total}. En ${v.refreshes} actualizaciones, ${v.moved} de ese total cambiaron de semana.`,
      ran: 'Ejecutado',
      plan: 'Plan de enero',
      refresh: 'Actualización',
      peak: 'Subida de abril, prevista al actualizar en marzo',
    },
    ranges: {
      title: 'Leads por semana: previsión de marzo y resultado',
      note: (weeks) => `Cuenta inventada, ${weeks}`,
      label: (v) =>
        `Rangos semanales de previsión de una cuenta inventada, con el resultado de cada semana. ${v.inside} de ${v.weeks} semanas acaban dentro del rango exterior y ${v.half}, dentro del interior. Una promesa fija de ${v.promise} se incumple en ${v.below} semanas.`,
      finding: (v) =>
        `${v.inside} de ${v.weeks} semanas acabaron dentro del rango exterior, ${v.half} de ellas dentro del interior. Los ${v.promise} fijos no se alcanzaron en ${v.below} semanas.`,
      actual: 'Resultado',
      inner: 'La mitad de los casos',
      outer: 'Nueve de cada diez casos',
      promise: (n) => `La otra propuesta: ${n}`,
      low: 'Límite inferior',
      mid: 'Valor central',
      high: 'Límite superior',
      came: 'Resultado',
    },
    accuracy: {
      title: 'Conversiones por semana: previsión de marzo y datos reales',
      note: (weeks) => `Cuenta de ejemplo, ${weeks}`,
      label: (v) =>
        `Gráfico de líneas de una cuenta de ejemplo. La previsión hecha en marzo y las conversiones reales nunca se separan más de un ${v.worst}: de ${v.first} frente a ${v.firstForecast} previstas en la primera semana a ${v.last} frente a ${v.lastForecast} en la última.`,
      finding: (v) => `La mayor desviación de una semana es del ${v.worst}. La media es del ${v.average}.`,
      actual: 'Datos reales',
      forecast: 'Previsión de marzo',
      miss: 'Desviación',
    },
  },
};

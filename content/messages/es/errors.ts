import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';
import type { errors as english } from '../en/errors.ts';

const f = figures('es');

export const errors: typeof english = {
  notFound: {
    meta: {
      title: `Página no encontrada · ${settings.brand}`,
      description: 'La dirección no lleva a ninguna parte o la página ha cambiado de lugar.',
    },
    title: 'Esta página no está en el plan.',
    lede: 'La dirección no lleva a ninguna parte o la página ha cambiado de lugar. En una cuenta publicitaria, ya le habríamos enviado una alerta.',
    home: 'Volver al inicio',
    tell: 'Avisar del error',
    subject: 'Falta una página (404)',
    figure: 'Un gráfico de líneas que se corta. El hueco lleva la etiqueta 404.',
    ways: 'Por dónde seguir',
  },
  failed: {
    meta: {
      title: `Algo ha fallado · ${settings.brand}`,
      description: 'No se ha podido mostrar la página. El error ha quedado registrado.',
    },
    title: 'Esta semana no ha salido según el plan.',
    lede: 'Algo ha fallado por nuestra parte al preparar esta página. El error ha quedado registrado. Si estaba enviando un formulario, vuelva atrás y envíelo otra vez: sus respuestas siguen ahí. Si no, inténtelo de nuevo en un minuto.',
    home: 'Volver al inicio',
    tell: 'Avisar del error',
    subject: 'Una página ha fallado (500)',
    figure: 'Un gráfico de líneas que cae hasta cero. El punto más bajo lleva la etiqueta 500.',
    ways: 'Por dónde seguir',
  },
  ways: {
    mediaPlanning: `Una página, ${f.planMonthsWord} meses`,
    pricing: `${f.trialDays} días gratis`,
    blogs: 'Artículos sobre planificación',
    schedule: `${f.callMinutes} minutos`,
  },
};

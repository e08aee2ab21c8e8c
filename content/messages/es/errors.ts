import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';
import type { errors as english } from '../en/errors.ts';

const f = figures('es');

export const errors: typeof english = {
  notFound: {
    meta: {
      title: `Página no encontrada · ${settings.brand}`,
      description: 'La dirección no lleva a ninguna parte o la página cambió de lugar.',
    },
    title: 'Esta página no está en el plan.',
    lede: 'La dirección no lleva a ninguna parte o la página cambió de lugar. En una cuenta, ya habría recibido una alerta.',
    home: 'Volver al inicio',
    tell: 'Avisar del error',
    subject: 'Falta una página (404)',
    figure: 'Un gráfico de líneas que se corta. El hueco lleva la etiqueta 404.',
    ways: 'Por dónde seguir',
  },
  failed: {
    meta: {
      title: `Algo falló · ${settings.brand}`,
      description: 'No se pudo mostrar la página. El error ya nos consta.',
    },
    title: 'Esta semana no salió según lo previsto.',
    lede: 'Algo falló por nuestra parte al preparar esta página. El error quedó registrado y nada de lo que envió antes se ha perdido. Inténtelo de nuevo en un minuto.',
    home: 'Volver al inicio',
    tell: 'Avisar del error',
    subject: 'Una página falló (500)',
    figure: 'Un gráfico de líneas que cae hasta cero. El punto más bajo lleva la etiqueta 500.',
    ways: 'Por dónde seguir',
  },
  ways: {
    mediaPlanning: `Una página, ${f.planMonthsWord} meses`,
    pricing: `${f.trialDays} días gratis`,
    blogs: 'Apuntes sobre planificación',
    schedule: `${f.callMinutes} minutos`,
  },
};

import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';
import type { thankYou as english } from '../en/thank-you.ts';

const f = figures('es');

export const thankYou: typeof english = {
  meta: {
    title: `Gracias · ${settings.brand}`,
    description: `Su solicitud ha llegado y la leerá una persona. Si encaja, siguen una llamada de bienvenida de ${f.callMinutes} minutos y ${f.trialDays} días de prueba gratuita.`,
  },
  title: 'Gracias por unirse a la lista de espera',
  lede: 'La confirmación va camino de su bandeja de entrada. Leemos todas las solicitudes; si la suya encaja, el equipo de bienvenida escribirá a su persona de contacto.',
  back: 'Volver al sitio web',
  next: {
    label: 'Qué pasa ahora',
    applied: 'Solicitud enviada',
    read: { name: 'La leemos', text: 'Una persona lee cada solicitud' },
    call: { name: 'Llamada de bienvenida', text: `${f.callMinutes} minutos` },
    trial: { name: 'Prueba gratuita', text: `${f.trialDays} días, proyectos ilimitados` },
  },
};

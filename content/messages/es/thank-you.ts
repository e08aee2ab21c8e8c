import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';
import type { thankYou as english } from '../en/thank-you.ts';

const f = figures('es');

export const thankYou: typeof english = {
  meta: {
    title: `Gracias · ${settings.brand}`,
    description: `Hemos recibido su solicitud y la leerá una persona. Si encaja, seguirán una llamada de onboarding de ${f.callMinutes} minutos y ${f.trialDays} días de prueba gratuita.`,
  },
  title: 'Gracias por unirse a la lista de espera',
  lede: 'Le hemos enviado un correo; confirme su dirección si se lo pide. Leemos todas las solicitudes; si la suya encaja, el equipo de onboarding escribirá a su persona de contacto.',
  back: 'Volver al sitio web',
  next: {
    label: 'Qué pasa ahora',
    applied: 'Solicitud enviada',
    read: { name: 'La leemos', text: 'Una persona lee cada solicitud' },
    call: { name: 'Llamada de onboarding', text: `${f.callMinutes} minutos` },
    trial: { name: 'Prueba gratuita', text: `${f.trialDays} días, proyectos ilimitados` },
  },
};

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
  lede: 'Encontrará nuestra confirmación en su correo. Leemos todas las solicitudes; si la suya encaja, el equipo de onboarding le escribirá, con copia a su persona de contacto.',
  optIn: {
    title: 'Gracias. Solo falta un clic.',
    lede: 'Le hemos enviado un correo con un enlace para confirmar su dirección. Haga clic en él y leeremos su solicitud; hasta entonces, queda pendiente.',
    again: '¿No le ha llegado? Enviarlo de nuevo',
  },
  back: 'Volver al sitio web',
  next: {
    label: 'Qué pasa ahora',
    applied: 'Solicitud enviada',
    confirm: { name: 'Usted confirma', done: 'Confirmada', text: 'Un clic en nuestro correo' },
    read: { name: 'La leemos', done: 'La hemos leído', text: 'Una persona lee cada solicitud' },
    answer: {
      name: 'Le respondemos',
      done: 'Hemos decidido',
      text: `Por correo, en cualquier caso. Si encaja: una llamada de onboarding de ${f.callMinutes}\u00a0minutos y después ${f.trialDays}\u00a0días de prueba gratuita`,
    },
  },
};

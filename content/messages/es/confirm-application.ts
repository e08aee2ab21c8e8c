import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';
import type { confirmApplication as english } from '../en/confirm-application.ts';

const f = figures('es');

export const confirmApplication: typeof english = {
  meta: {
    title: `Confirmar la solicitud · ${settings.brand}`,
    description:
      'Confirme la dirección con la que envió la solicitud y el equipo de onboarding empezará a leerla. Hasta entonces, queda a la espera y no sigue adelante.',
  },
  title: 'Confirme su solicitud',
  lede: 'Haga clic en el enlace del correo que le enviamos y leeremos su solicitud. ¿No lo encuentra? Mire en la carpeta de spam o pida que se lo enviemos de nuevo.',
  action: 'Confirmar la solicitud',
  note: 'No ocurre nada hasta que pulse el botón. Si no fue usted quien envió la solicitud, cierre esta página: la solicitud no seguirá adelante.',
  again: {
    formLabel: 'Enviar de nuevo el correo de confirmación',
    email: 'Correo con el que envió la solicitud',
    submit: 'Enviar el correo de nuevo',
    apply: 'O enviar otra solicitud',
    sent: {
      title: 'Revise su correo.',
      text: `Si hay una solicitud con esta dirección pendiente de confirmar, el correo va en camino. Enviamos como máximo uno cada ${f.optInMailMinutes}\u00a0minutos y ${f.optInMailsPerDayWord} al día.`,
    },
  },
};

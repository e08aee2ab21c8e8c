import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';
import type { confirmApplication as english } from '../en/confirm-application.ts';

const f = figures('es');

export const confirmApplication: typeof english = {
  meta: {
    title: `Confirmar la solicitud · ${settings.brand}`,
    description:
      'Confirme su dirección de correo y el equipo de onboarding leerá su solicitud para la lista de espera. Hasta entonces, queda pendiente y nadie la lee.',
  },
  title: 'Confirme su solicitud',
  lede: 'Haga clic en el enlace del correo que le enviamos y leeremos su solicitud. ¿No lo encuentra? Mire en la carpeta de spam o pida que se lo enviemos de nuevo.',
  find: 'Busque este correo: su botón abre esta página con su solicitud.',
  action: 'Confirmar la solicitud',
  note: 'No ocurre nada hasta que pulse el botón. Si usted no envió la solicitud, basta con cerrar esta página: no seguirá adelante.',
  change: {
    caption: 'Qué cambiaría',
    field: 'Respuesta',
    before: 'Ahora',
    after: 'Nuevo',
    action: 'Confirmar el cambio',
    note: 'No ocurre nada hasta que pulse el botón. Si las respuestas nuevas no son suyas, basta con cerrar esta página.',
    again: 'Abrir el formulario',
  },
  again: {
    formLabel: 'Enviar de nuevo el correo de confirmación',
    email: 'Correo con el que envió la solicitud',
    submit: 'Enviar el correo de nuevo',
    apply: 'O enviar otra solicitud',
    sent: {
      title: 'Revise su correo.',
      text: `Si hay una solicitud o un cambio con esta dirección pendiente de confirmar, el correo está en camino. Enviamos como máximo uno cada ${f.optInMailMinutes}\u00a0minutos y ${f.optInMailsPerDayWord} al día.`,
    },
  },
};

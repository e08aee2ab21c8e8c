import { settings } from '../../settings.ts';
import type { confirmApplication as english } from '../en/confirm-application.ts';

export const confirmApplication: typeof english = {
  meta: {
    title: `Confirmar la solicitud · ${settings.brand}`,
    description:
      'Confirme la dirección con la que envió la solicitud y el equipo de onboarding empezará a leerla. Hasta entonces, queda a la espera y no sigue adelante.',
  },
  title: '¿Es suya esta dirección?',
  lede: 'Ha solicitado entrar en la lista de espera. Confirme que la dirección es suya y leeremos su solicitud.',
  action: 'Confirmar la solicitud',
  note: 'No ocurre nada hasta que pulse el botón. Si no fue usted quien envió la solicitud, cierre esta página: la solicitud no seguirá adelante.',
};

import { settings } from '../../settings.ts';
import type { comingSoon as english } from '../en/coming-soon.ts';

export const comingSoon: typeof english = {
  meta: {
    title: `Próximamente: el Creador de anuncios · ${settings.brand}`,
    description: `El Creador de anuncios es la próxima novedad de ${settings.brand}. Deje su correo de empresa, únase a la lista de espera y véalo con las primeras agencias.`,
  },
  title: 'Próximamente',
  lede: 'El Creador de anuncios es nuestra próxima novedad. Deje su correo de empresa: lo encontrará ya escrito en el formulario de la lista de espera.',
  form: {
    email: 'Correo de empresa',
    placeholder: 'usted@agencia.example',
    join: 'Unirse a la lista de espera',
    invalid: 'Indique una dirección de correo de empresa válida.',
  },
};

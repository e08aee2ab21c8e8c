import { settings } from '../../settings.ts';
import type { comingSoon as english } from '../en/coming-soon.ts';

export const comingSoon: typeof english = {
  meta: {
    title: `Próximamente: el Creador de anuncios · ${settings.brand}`,
    description: `El Creador de anuncios convertirá las palabras clave y páginas de su plan en borradores para aprobar. Únase a la lista de espera de ${settings.brand} para verlo antes.`,
  },
  title: 'Próximamente',
  lede: 'El Creador de anuncios convertirá las palabras clave y las páginas de destino del plan en borradores de anuncios para su aprobación. Deje su correo de empresa: lo encontrará ya escrito en el formulario de la lista de espera.',
  form: {
    email: 'Correo de empresa',
    placeholder: 'usted@agencia.example',
    join: 'Unirse a la lista de espera',
    invalid: 'Indique una dirección de correo de empresa válida.',
  },
};

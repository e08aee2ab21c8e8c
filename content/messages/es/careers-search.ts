import { settings } from '../../settings.ts';
import type { careersSearch as english } from '../en/careers-search.ts';

export const careersSearch: typeof english = {
  meta: {
    title: `Buscar puestos abiertos · ${settings.brand}`,
    description: `Busque por nombre un puesto en ${settings.brand}. Cada oferta indica la ciudad, la modalidad, la experiencia, la fecha de cierre y qué debe enviarnos.`,
  },
  name: 'Búsqueda de empleo',
  count: (n) => (n === 1 ? '1 oferta' : `${n} ofertas`),
  everywhere: 'en todos los países',
};

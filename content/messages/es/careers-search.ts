import { settings } from '../../settings.ts';
import type { careersSearch as english } from '../en/careers-search.ts';

export const careersSearch: typeof english = {
  meta: {
    title: `Buscar puestos abiertos · ${settings.brand}`,
    description: `Busque un puesto en ${settings.brand} por nombre, país, ciudad, área, experiencia o modalidad. Cada oferta indica su fecha de cierre y permite enviar la candidatura.`,
  },
  name: 'Búsqueda de empleo',
  count: (n) => (n === 1 ? '1 oferta' : `${n} ofertas`),
  everywhere: 'en todos los países',
  refine: { title: 'Afinar la búsqueda', country: 'País o región', city: 'Ciudad' },
  picker: {
    placeholder: 'Elegir un país',
    none: 'Sin resultados',
    loading: 'Cargando…',
    one: '1\u00a0país',
    many: '{n}\u00a0países',
  },
  term: { label: 'Búsqueda', open: '«', close: '»' },
  remove: 'Quitar',
  clear: 'Borrar todo',
  empty: {
    title: '¡No se han encontrado ofertas!',
    text: 'Ninguna oferta coincide con estos filtros. Bórrelos o escríbanos: también leemos candidaturas espontáneas.',
    write: 'Escríbanos',
  },
};

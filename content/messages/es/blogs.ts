import { settings } from '../../settings.ts';
import type { blogs as english } from '../en/blogs.ts';

const { brand } = settings;

export const blogs: typeof english = {
  meta: {
    title: `Artículos sobre planificación y previsión · ${brand}`,
    description:
      'Ideas para agencias que gestionan cuentas SEM: planificación de medios, previsión por audiencia, expectativas realistas y cómo medir si una previsión acierta.',
  },
  title: 'Artículos',
  lede: 'Sobre planificación, previsión y cómo quitarse de encima el informe semanal.',
  feed: { title: `Artículos de ${brand}`, link: 'Canal RSS' },
  read: 'Leer el artículo',
  all: 'Todos los artículos',
  categories: {
    EBOOK: 'EBOOK',
    'SUCCESS STORY': 'CASO DE ÉXITO (ejemplo desarrollado)',
    'WHITE PAPER': 'WHITE PAPER',
    INFOGRAPHIC: 'INFOGRAFÍA',
  },
  /** What an article is about, by its chart. */
  topics: {
    tabs: 'Informes',
    segments: 'Audiencias',
    refreshes: 'Planificación',
    ranges: 'Clientes',
    accuracy: 'Precisión',
  },
};

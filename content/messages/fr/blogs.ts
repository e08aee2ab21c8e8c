import { settings } from '../../settings.ts';
import type { blogs as english } from '../en/blogs.ts';

const { brand } = settings;

export const blogs: typeof english = {
  meta: {
    title: `Articles sur le plan média et la prévision · ${brand}`,
    description:
      'Conseils aux agences qui gèrent des comptes SEA\u00a0: média planning, prévision par audience, attentes réalistes, et comment juger une prévision après coup.',
  },
  title: 'Articles',
  lede: 'Sur le plan média, la prévision et l’art d’en finir vite avec le rapport hebdomadaire.',
  feed: { title: `Articles ${brand}`, link: 'Flux RSS' },
  read: 'Lire l’article',
  all: 'Tous les articles',
  categories: {
    EBOOK: 'E-BOOK',
    'SUCCESS STORY': 'SUCCESS STORY (cas d’école)',
    'WHITE PAPER': 'LIVRE BLANC',
    INFOGRAPHIC: 'INFOGRAPHIE',
  },
  /** What an article is about, by its chart. */
  topics: {
    tabs: 'Reporting',
    segments: 'Audiences',
    refreshes: 'Planification',
    ranges: 'Clients',
    accuracy: 'Précision',
  },
};

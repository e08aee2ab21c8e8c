import { settings } from '../../settings.ts';
import type { blogs as english } from '../en/blogs.ts';

const { brand } = settings;

export const blogs: typeof english = {
  meta: {
    title: `Blog zu SEA-Planung und Prognose · ${brand}`,
    description:
      'Artikel für Agenturen mit SEA-Konten: Mediaplanung, Prognosen nach Zielgruppe, realistische Erwartungen und wie sich eine Prognose nachrechnen lässt.',
  },
  title: 'Blog',
  lede: 'Über Planung, Prognosen und Wege, den Wochenreport vom Tisch zu bekommen.',
  feed: { title: `Blog von ${brand}`, link: 'RSS-Feed' },
  read: 'Artikel lesen',
  all: 'Alle Artikel',
  categories: {
    EBOOK: 'E-BOOK',
    'SUCCESS STORY': 'ERFOLGSGESCHICHTE (durchgerechnetes Beispiel)',
    'WHITE PAPER': 'WHITEPAPER',
    INFOGRAPHIC: 'INFOGRAFIK',
  },
  /** What an article is about, by its chart. */
  topics: {
    tabs: 'Reporting',
    segments: 'Zielgruppen',
    refreshes: 'Planung',
    ranges: 'Kunden',
    accuracy: 'Genauigkeit',
  },
};

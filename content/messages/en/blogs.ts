import { settings } from '../../settings.ts';

const { brand } = settings;

export const blogs = {
  meta: {
    title: `Blogs on PPC planning and forecasting · ${brand}`,
    description:
      'Articles for agencies that run paid search: media planning, forecasting by audience, realistic expectations and how to score a forecast.',
  },
  title: 'Blogs',
  lede: 'On planning, forecasting and getting the weekly report off your desk.',
  feed: { title: `${brand} blog`, link: 'RSS feed' },
  read: 'Read the article',
  all: 'All articles',
  categories: {
    EBOOK: 'EBOOK',
    'SUCCESS STORY': 'SUCCESS STORY (worked scenario)',
    'WHITE PAPER': 'WHITE PAPER',
    INFOGRAPHIC: 'INFOGRAPHIC',
  },
  /** What an article is about, by its chart. */
  topics: {
    tabs: 'Reporting',
    segments: 'Audiences',
    refreshes: 'Planning',
    ranges: 'Clients',
    accuracy: 'Accuracy',
  },
};

declare module '../messages.ts' {
  interface Messages {
    blogs: typeof blogs;
  }
}

import { settings } from '../../settings.ts';

const { brand } = settings;

export const blogs = {
  meta: {
    title: `Blogs on planning and forecasting · ${brand}`,
    description:
      'Notes for agencies that run search accounts: media planning, forecasting by audience, realistic expectations, and how to keep score of a forecast.',
  },
  title: 'Blogs',
  lede: 'Notes on planning, forecasting and the weekly report nobody misses.',
  feed: { title: `${brand} blogs`, link: 'RSS feed' },
  read: 'Read the article',
  all: 'All articles',
  categories: {
    EBOOK: 'EBOOK',
    'SUCCESS STORY': 'SUCCESS STORY',
    'WHITE PAPER': 'WHITE PAPER',
    INFOGRAPHIC: 'INFOGRAPHIC',
  },
};

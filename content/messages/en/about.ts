import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';

const f = figures('en');
const { brand } = settings;

export const about = {
  meta: {
    title: `About us: agency people who plan ahead · ${brand}`,
    description: `${brand} was founded in ${f.foundedIn} by former employees of a large global marketing agency. What we build, whom we serve, and the desks you will deal with.`,
  },
  title: 'We left the agency to build what it was missing.',
  years: {
    label: `A time line. ${brand} was founded in ${f.foundedIn}; the line runs solid to today, then opens into the forecast of the next ${f.forecastMonthsWord} months.`,
    founded: 'Founded',
  },
  story: {
    label: 'Our story',
    first: `${brand} was founded in ${f.foundedIn} by former employees of a large global marketing agency. We had spent years explaining last month. We wanted to see the next ${f.forecastMonthsWord}.`,
    flagship: `Our flagship forecast covers the next ${f.forecastMonthsWord} months. It reads market trends, consumer behaviour and competitive analysis together with predictive analytics, and says how sure it is. Around it we built what an account manager needs to act on it: campaigns on the retail marketplace, the search engine and the social network, alerts in real time, summaries that write themselves.`,
    more: [
      'We serve businesses from small startups to multinationals, mostly through the agencies that work for them. Access is by request, because a forecast that is wrong for your kind of account helps nobody, and we would rather say so first.',
      'What we do not do: sell your data, promise a single number, or ask you to trust a line without its range. Every forecast stays on record next to what happened.',
    ],
    learnMore: 'Learn more',
    showLess: 'Show less',
  },
  desks: {
    title: 'Five desks.',
    lede: 'Small, named after what they answer for. You will know which one wrote to you.',
    team: 'Who you meet, and when',
  },
  closer: { title: 'Work with us, or for us.', access: 'Request Access', careers: 'Careers' },
};

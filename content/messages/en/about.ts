import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';

const f = figures('en');
const { brand } = settings;

export const about = {
  meta: {
    title: `About us: agency people who plan ahead · ${brand}`,
    description: `${brand} was founded in ${f.foundedIn} by former employees of a large global marketing agency. What we build, who it’s for and which teams you’ll work with.`,
  },
  title: 'We left the agency to build what it was missing.',
  years: {
    label: `A timeline. ${brand} was founded in ${f.foundedIn}; the line runs solid to today, then opens into the forecast for the next ${f.forecastMonthsWord} months.`,
    founded: 'Founded',
    caption: 'From our founding to today',
    note: 'Years to scale. What follows is a drawing, not a forecast.',
  },
  story: {
    label: 'Our story',
    first: `${brand} was founded in ${f.foundedIn} by former employees of a large global marketing agency. We had spent years explaining last month’s numbers. We wanted to see the next ${f.forecastMonthsWord} months.`,
    flagship: `Our flagship forecast covers the next ${f.forecastMonthsWord} months. It combines market trends, consumer behavior, competitive analysis and predictive analytics, and says how sure it is. Around it we built what an account manager needs to act on it: campaigns on ${f.platforms}, real-time alerts and summaries that write themselves.`,
    more: [
      'We work with agencies, whose clients range from small startups to multinationals. Access is by request, because a forecast that is wrong for your kind of account helps nobody, and we’d rather say so up front.',
      'What we don’t do: sell your data, promise a single number or ask you to trust a line without its range. Every forecast stays on record next to what actually happened.',
    ],
    learnMore: 'Learn more',
    showLess: 'Show less',
  },
  teams: {
    title: 'The teams you’ll work with.',
    lede: 'Each one is small, named after what it does, and signs its emails with that name.',
    team: 'Who you meet, and when',
  },
  closer: { title: 'Work with us, or for us.', access: 'Request Access', careers: 'Careers' },
};

declare module '../messages.ts' {
  interface Messages {
    about: typeof about;
  }
}

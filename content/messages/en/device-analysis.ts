import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';

const f = figures('en');
const { brand } = settings;

export const deviceAnalysis = {
  meta: {
    title: `Device analysis by the hour · ${brand}`,
    description:
      'Conversion rate on mobile, desktop and tablet for each hour of the day, turned into bid adjustments for next week that you approve before anything changes.',
  },
  title: 'Know which screen closes.',
  lede: 'Conversion rate by device and hour, turned into next week’s bids. Phones start the day, desktops close the sale, and the couch has the last word.',
  day: {
    title: `Conversion rate by hour, last ${f.forecastWeeksWord} weeks`,
    rates: (v: {
      mobilePeak: string;
      mobileHour: string;
      desktopPeak: string;
      desktopHour: string;
      from: string;
      to: string;
    }) =>
      `Three step charts of conversion rate by hour of day. Mobile peaks at ${v.mobilePeak} at ${v.mobileHour}. Desktop peaks at ${v.desktopPeak} at ${v.desktopHour} and leads from ${v.from} to ${v.to}; mobile leads the rest of the day. Tablet never leads.`,
    lead: 'In the lead',
    bidsTitle: 'Next week’s bid adjustments, percent',
    bids: (v: { mobileBest: string; desktopBest: string }) =>
      `Bid adjustments suggested for next week, by hour. Mobile rises by up to ${v.mobileBest} in the evening, desktop by up to ${v.desktopBest} in working hours; tablet stays at or below its base bid all day.`,
    bidOn: (device: string) => `${device} bid`,
  },
  readings: {
    title: 'Four ways to read the day',
    items: [
      {
        term: 'By device',
        text: 'Mobile, desktop and tablet on one scale, so a good hour looks good whichever screen it happened on.',
      },
      {
        term: 'By hour',
        text: 'Twenty-four steps, no smoothing. You see, to the hour, when the lead changes.',
      },
      {
        term: 'By place and audience',
        text: 'The same day for one market or one segment. Your filters stay on as you move between views.',
      },
      {
        term: 'Into bids',
        text: 'Hourly suggestions, each with the rate behind it. You approve them; nothing changes on its own.',
      },
    ],
  },
  closing: 'See where your clients’ sales close.',
};

declare module '../messages.ts' {
  interface Messages {
    deviceAnalysis: typeof deviceAnalysis;
  }
}

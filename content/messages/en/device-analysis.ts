import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';

const f = figures('en');
const { brand } = settings;

interface Peak {
  hour: string;
  rate: string;
}

export const deviceAnalysis = {
  meta: {
    title: `Paid search device analysis by the hour · ${brand}`,
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
      `Three step charts of conversion rate by hour of day. At ${v.mobileHour} mobile peaks at ${v.mobilePeak}, at ${v.desktopHour} desktop at ${v.desktopPeak}. Desktop leads from ${v.from} to ${v.to}; mobile leads the rest of the day. Tablet never leads.`,
    lead: 'In the lead',
    bidsTitle: 'Next week’s bid adjustments, percent',
    bids: (v: { mobileBest: string; desktopBest: string }) =>
      `Bid adjustments suggested for next week, by hour. Mobile rises by up to ${v.mobileBest} in the evening, desktop by up to ${v.desktopBest} in working hours; tablet stays at or below its base bid all day.`,
    bidOn: (device: string) => `${device} bid`,
  },
  week: {
    title: 'The same day, seven times.',
    lede: 'On weekdays desktop takes over in office hours. On weekends it hardly ever does, so weekend bids follow the phone.',
    caption: 'Which screen converts better, and by how many points',
    leads: (device: string) => `${device} leads`,
    scale: 'Darker is a wider lead',
    finding: (v: { weekday: string; weekend: string }) =>
      `Heat map of the lead in conversion rate by weekday and hour. Desktop leads for up to ${v.weekday} a day from Monday to Friday, and for at most ${v.weekend} on weekends.`,
    note: 'Hours a day in which desktop leads. Bid suggestions follow the weekday, too. You approve them; nothing changes on its own.',
    signs: (v: { desktop: string; mobile: string }) => `+ ${v.desktop}, − ${v.mobile}`,
  },
  segments: {
    title: 'What a sale costs, screen by screen.',
    lede: `Cost per conversion, each forecast from its own past. Choose a device and you see its audiences: carts close on desktop, and lookalikes cost less on mobile.`,
    caption: `Cost per conversion by device, the past ${f.forecastWeeksWord} weeks and the next ${f.forecastWeeksWord}`,
    device: 'Device',
    share: 'Share of conversions',
    trend: 'Trend and forecast, all on one scale',
    expected: 'Forecast',
    range: '90% range',
    reading: (v: { name: string; last: string; end: string }) =>
      `${v.name}: ${v.last} last week, ${v.end} expected in ${f.forecastWeeksWord} weeks`,
    choose: 'Filter by device',
  },
  smartBidding: {
    title: 'On Smart Bidding or Performance Max?',
    text: 'If you bid by hand, take the adjustments as they are. Smart Bidding weighs device and hour itself in every auction: Target ROAS doesn’t use your bid adjustments, except −100% for a device, and Performance Max has none. There, use what you see here for budgets, ad schedules and landing pages.',
  },
  finding: (v: { desktop: Peak; mobile: Peak }) =>
    `Desktop converts best at ${v.desktop.hour} with ${v.desktop.rate}, mobile at ${v.mobile.hour} with ${v.mobile.rate}.`,
  /** While only one device is shown. */
  one: {
    on: { mobile: 'On mobile', desktop: 'On desktop', tablet: 'On tablet' },
    finding: (v: Peak & { device: string; cost: string }) =>
      `${v.device}, the conversion rate is highest at ${v.hour}: ${v.rate}. Expected cost per conversion: ${v.cost}.`,
    rates: (v: { device: string; peak: string; hour: string }) =>
      `${v.device}, conversion rate by hour of day: highest at ${v.hour} with ${v.peak}.`,
    bids: (v: { device: string; lowest: string; highest: string }) =>
      `${v.device}, bid adjustments suggested for next week by hour: from ${v.lowest} to ${v.highest}.`,
    week: (device: string) => `${device}: conversion rate by weekday and hour, percent`,
    higher: 'Darker is higher',
    note: 'Best conversion rate of each day. Bid suggestions follow the weekday, too. You approve them; nothing changes on its own.',
    segments: (device: string) =>
      `${device}: cost per conversion by audience, the past ${f.forecastWeeksWord} weeks and the next ${f.forecastWeeksWord}`,
    audience: 'Audience',
    none: 'Weeks without conversions, so no forecast.',
  },
  withoutScript: 'The filter needs JavaScript. Without it you see all devices.',
  closing: 'See where your clients’ sales close.',
};

declare module '../messages.ts' {
  interface Messages {
    deviceAnalysis: typeof deviceAnalysis;
  }
}

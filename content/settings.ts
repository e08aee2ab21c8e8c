/** Everything that names the company. Nothing else in the project spells these. */
export interface Settings {
  brand: string;
  legalEntity: string;
  /** Without scheme, e.g. `forespan.example`. */
  domain: string;
  email: string;
  /** In international form, digits only after the plus. */
  phone: { number: string; label: string };
  social: { name: string; url: string }[];
  /** Where the "external waitlist" buttons lead; our own form when empty. */
  externalWaitlistUrl: string | null;
  /** Shows the plan cards on the pricing page. */
  showPlans: boolean;
  meetings: MeetingSettings;
  /** When the words of pages without a date of their own were last edited, for the sitemap. */
  edited: string;
}

/** When meetings can be booked. Days are those of the visitor's calendar, whatever day it is elsewhere. */
export interface MeetingSettings {
  /** Days of every month on which there are none. */
  closedDays: number[];
  /** Weekdays on which there are none; 1 is Monday, 7 is Sunday. */
  closedWeekdays: number[];
  /** How many hours ahead a meeting must be booked. */
  noticeHours: number;
  /** How many days ahead one can be booked. */
  horizonDays: number;
  /** The zone of whoever holds the meetings, as the IANA database names it; their mails show its time. */
  hostTimeZone: string;
  /** Where the call takes place; the onboarding team sends a link where there is none. */
  callUrl: string | null;
}

export const settings: Settings = {
  brand: 'Forespan',
  legalEntity: 'Forespan',
  domain: 'forespan.example',
  email: 'hello@forespan.example',
  phone: { number: '+12025550142', label: '+1 202 555 0142' },
  social: [
    { name: 'LinkedIn', url: 'https://linkedin.example/forespan' },
    { name: 'X', url: 'https://x.example/forespan' },
    { name: 'Instagram', url: 'https://instagram.example/forespan' },
    { name: 'Facebook', url: 'https://facebook.example/forespan' },
    { name: 'YouTube', url: 'https://youtube.example/forespan' },
  ],
  externalWaitlistUrl: null,
  showPlans: false,
  meetings: {
    closedDays: [1, 5, 10],
    closedWeekdays: [],
    noticeHours: 4,
    horizonDays: 90,
    hostTimeZone: 'America/New_York',
    callUrl: null,
  },
  edited: '2026-11-15',
};

/** The company's names, addresses and links. They are written nowhere else in the project. */
export interface Settings {
  brand: string;
  legalEntity: string;
  /** Without scheme, e.g. `forespan.example`. */
  domain: string;
  email: string;
  /** In international form, digits only after the plus. */
  phone: { number: string; label: string };
  social: { name: string; url: string }[];
  /** The ad platforms that campaigns are built on. */
  platforms: string[];
  /** Some of the platforms whose spend counts toward the minimum. */
  spendPlatforms: string[];
  /** Where the code is public; null if it is not. */
  repository: string | null;
  /** Where the "external waitlist" buttons lead; our own form when empty. */
  externalWaitlistUrl: string | null;
  /** Shows the plan cards on the pricing page. */
  showPlans: boolean;
  meetings: MeetingSettings;
  imprint: ImprintSettings;
  /** When the pages without a date of their own were last edited, for the sitemap. */
  edited: string;
}

/** When meetings can be booked. Days are in the visitor's time zone. */
export interface MeetingSettings {
  /** Days of every month without meetings. */
  closedDays: number[];
  /** Weekdays without meetings; 1 is Monday, 7 is Sunday. */
  closedWeekdays: number[];
  /** How many hours ahead a meeting must be booked at least. */
  noticeHours: number;
  /** How many days ahead a meeting can be booked at most. */
  horizonDays: number;
  /** The host's IANA time zone; mails to the host use it. */
  hostTimeZone: string;
  /** The link of the call; if null, the onboarding team sends one. */
  callUrl: string | null;
}

/**
 * What the imprint states besides name, email and phone. `null` is not known yet, and the page marks the gap; an empty
 * string does not apply, and the page leaves it out. A value may have several lines.
 */
export interface ImprintSettings {
  /** As registered, in France with the share capital: `GmbH`, `SAS au capital de 10 000 €`. */
  legalForm: string | null;
  /** Where the company can be served, not a P.O. box: street and number, postal code and city, country. */
  address: string | null;
  /** First and last name, role. */
  representative: string | null;
  /** Court or authority, and number. */
  register: string | null;
  vatId: string | null;
  /** First and last name, address. */
  responsibleForBlog: string | null;
  /** Who hosts the site: name, address and phone. French law asks for it. */
  host: string | null;
  /** Name and address of the representative of a company outside the EU (GDPR, art. 27). */
  euRepresentative: string | null;
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
  platforms: ['Google Ads', 'Microsoft Advertising', 'Amazon Ads', 'Meta Ads'],
  spendPlatforms: ['Google Ads', 'Microsoft Advertising (Bing)', 'SA360'],
  repository: null,
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
  imprint: {
    legalForm: null,
    address: null,
    representative: null,
    register: null,
    vatId: null,
    responsibleForBlog: null,
    host: null,
    euRepresentative: null,
  },
  edited: '2026-11-17',
};

/** What has to be filled in before the site goes live. */
export function missingImprintFields({ imprint }: Pick<Settings, 'imprint'> = settings): string[] {
  return Object.entries(imprint).flatMap(([name, value]) => (value === null ? [name] : []));
}

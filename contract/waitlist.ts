import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { facts } from './facts.ts';
import { messageClearsMs } from './form-answer.ts';
import { trapFields } from './form-trap.ts';
import { personName } from './person-name.ts';
import { choice, email, line, paragraph, webAddress } from './text.ts';

/** Monthly ad spend in US dollars, as an application states it; the first is the default. */
export const adSpendBands = ['$100K–$500K', '$500K–$1M', '$1M–$5M', '$5M+'] as const;
export type AdSpendBand = (typeof adSpendBands)[number];

/** From where to where a band reaches; the last has no upper end. */
export const adSpendRanges: Record<AdSpendBand, { lo: number; hi: number | null }> = {
  '$100K–$500K': { lo: facts.minMonthlySpend, hi: 500_000 },
  '$500K–$1M': { lo: 500_000, hi: 1_000_000 },
  '$1M–$5M': { lo: 1_000_000, hi: 5_000_000 },
  '$5M+': { lo: 5_000_000, hi: null },
};

/** An agency's application, in the order the form asks and complains. */
export const application = z.object({
  fullName: personName,
  email,
  location: line,
  agencyName: line,
  companyWebsite: webAddress('invalidWebsite'),
  linkedInPage: webAddress('invalidLinkedIn'),
  monthlyAdSpend: choice(adSpendBands),
  reportingTools: line,
  pointOfContactEmail: email,
  additionalInfo: paragraph,
});
export type Application = z.output<typeof application>;

/** What is asked, once per field: the form, its draft and the plain post go by these names. */
export const applicationFields = Object.keys(application.shape) as (keyof Application)[];

export const createApplication = endpoint({
  path: '/wish-list/create',
  summary: 'Apply for the waitlist. The same e-mail address again updates the open application.',
  body: z.extend(application, trapFields),
  reply: z.object({ message: z.string() }),
});

/** How long the form waits, in milliseconds. */
export const waitlistDelays = {
  locationSearch: 300,
  redirect: 2_000,
  bannerClears: messageClearsMs,
} as const;

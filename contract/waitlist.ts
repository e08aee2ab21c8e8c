import * as z from 'zod/mini';
import { adSpendBands } from './ad-spend.ts';
import { endpoint } from './endpoint.ts';
import { firstVisitField, messageClearsMs, trapFields } from './forms.ts';
import { personName } from './person-name.ts';
import { choice, email, line, paragraph, webAddress } from './text.ts';

/** An agency's application, in the order of the form. */
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
  /** The results of our forecaster and tag check, if the visitor includes them. */
  toolResults: paragraph,
});
export type Application = z.output<typeof application>;

export const applicationFields = Object.keys(application.shape) as (keyof Application)[];

export const createApplication = endpoint({
  operationId: 'createApplication',
  path: '/wish-list/create',
  summary:
    'Apply for the waitlist. The same email address again proposes a change, which its owner confirms by mail.',
  body: z.extend(application, { ...trapFields, ...firstVisitField }),
  response: z.object({ message: z.string() }),
});

/** In milliseconds. */
export const waitlistDelays = {
  locationSearch: 300,
  redirect: 2_000,
  bannerClears: messageClearsMs,
} as const;

const countedForms = ['waitlist'] as const;

export const countFormOpened = endpoint({
  operationId: 'tellFormOpened',
  path: '/form-opened',
  summary: 'Count that somebody started to fill in a form, by day and language only.',
  body: z.object({ form: z.enum(countedForms, 'invalidChoice') }),
  response: z.object({}),
});

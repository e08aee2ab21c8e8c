import { z } from 'zod';
import { isTimeZone } from './calendar.ts';

const line = z
  .string()
  .min(1)
  .regex(/^\S(.*\S)?$/, 'one line, without spaces around it');
const lines = z.string();
const webAddress = z.url({ protocol: /^https?$/, error: 'a web address beginning with https://' });
/** `-` is for readers: the content editor omits empty fields from the file. */
const noAddress = z.enum(['-', '']);
const dayOfMonth = z.int().min(1).max(31);

/** The imprint's statements besides name, email and phone. */
const imprint = z
  .strictObject({
    legalForm: lines.describe(
      'As registered, in France with the share capital: `GmbH`, `SAS au capital de 10 000 €`',
    ),
    address: lines.describe(
      'Where the company can be served, not a P.O. box: street and number, postal code and city, country',
    ),
    representative: lines.describe('First and last name, role'),
    register: lines.describe('Court or authority, and number'),
    vatId: lines.describe('VAT identification number'),
    responsibleForBlog: lines.describe('Who is responsible for the blog: first and last name, address'),
    host: lines.describe('Who hosts the site: name, address and phone. French law asks for it'),
    euRepresentative: lines.describe(
      'Name and address of the representative of a company outside the EU (GDPR, art. 27)',
    ),
  })
  .describe(
    'Write ? for what is not known yet: the page marks the gap, and the site cannot go live. Write - for what does not apply: the page leaves it out',
  );

/** When meetings can be booked. Days are in the visitor's time zone. */
const meetings = z
  .strictObject({
    closedDays: z.array(dayOfMonth).optional().describe('Days of every month without meetings'),
    closedWeekdays: z
      .array(z.int().min(1).max(7))
      .optional()
      .describe('Weekdays without meetings; 1 is Monday, 7 is Sunday'),
    noticeHours: z.int().min(0).max(720).describe('How many hours ahead a meeting must be booked at least'),
    horizonDays: z.int().min(1).max(365).describe('How many days ahead a meeting can be booked at most'),
    hostTimeZone: z
      .string()
      .refine(isTimeZone, 'there is no such time zone')
      .describe('The host’s time zone, as `Europe/London`; mails to the host use it'),
    callUrl: z
      .union([webAddress, noAddress], 'a web address, or -')
      .describe('The link of the call; with -, the onboarding team sends one'),
  })
  .describe('When meetings can be booked');

/** `content/settings.json`: the company's names, addresses and links, which no other file repeats. */
export const settingsSchema = z.strictObject({
  brand: line.describe('The name visitors know'),
  legalEntity: line.describe('The name of the company as registered'),
  domain: line
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'a domain such as forespan.example')
    .describe('Without https://, as `forespan.example`'),
  email: z.email('an email address').describe('The address on every page and in every mail'),
  phone: z
    .strictObject({
      number: z
        .string()
        .regex(/^\+\d{6,15}$/, 'digits after a plus')
        .describe('In international form, digits only after the plus'),
      label: line.describe('As visitors read it'),
    })
    .describe('The phone number on every page'),
  social: z
    .array(
      z.strictObject({
        name: line.describe('Name of the network'),
        url: webAddress.describe('Our page there'),
      }),
    )
    .describe('Links in the footer'),
  platforms: z.array(line).min(1).describe('The ad platforms that campaigns are built on'),
  spendPlatforms: z
    .array(line)
    .min(1)
    .describe('Some of the platforms, whose spend counts toward the minimum'),
  repository: z
    .union([webAddress, noAddress], 'a web address, or -')
    .describe('Where the code is public; - if it is not'),
  externalWaitlistUrl: z
    .union([webAddress, noAddress], 'a web address, or -')
    .describe('Where the buttons of the waitlist lead; - is our own form'),
  showPlans: z.boolean().describe('Shows the plan cards on the pricing page'),
  meetings,
  imprint,
  edited: z.iso
    .date()
    .describe('When the pages without a date of their own were last edited, for the sitemap'),
});
export type SettingsFile = z.output<typeof settingsSchema>;

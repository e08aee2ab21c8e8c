import { z } from 'zod';
import { isTimeZone } from './calendar.ts';
import { sameInEveryLanguage } from './same-in-every-language.ts';

/** Filters of jobs; their labels are in the messages. */
export const jobModes = ['on-site', 'home', 'hybrid'] as const;
export const jobCategories = ['business-management', 'customer-success'] as const;
export const jobExperience = ['2-4', '5+'] as const;

export const employmentTypes = ['full-time'] as const;

/** The sections of a posting, in this order. */
export const jobSections = [
  'description',
  'location',
  'company',
  'overview',
  'responsibilities',
  'requirements',
  'benefits',
  'application',
] as const;

/** Whom a task of the example week is spent with. */
export const weekCompany = ['agency', 'team', 'self'] as const;

const weekdays = 5;
export const quartersPerDay = 4;

const weekTask = z
  .strictObject({
    text: z
      .string()
      .min(1)
      .describe('What is done, in words of one of the key responsibilities; endings may differ'),
    with: sameInEveryLanguage(z.enum(weekCompany)).describe('Whom it is done with, as the posting says'),
    day: sameInEveryLanguage(z.int().min(1).max(weekdays)).describe('Day on which it begins: 1 is Monday'),
    quarter: sameInEveryLanguage(z.int().min(1).max(quartersPerDay)).describe(
      'Quarter of that day in which it begins',
    ),
    length: sameInEveryLanguage(
      z
        .int()
        .min(3)
        .max(weekdays * quartersPerDay),
    ).describe('How many quarters of a day it takes; shorter tasks have no room for their words'),
  })
  .refine((task) => startQuarter(task) + task.length <= weekdays * quartersPerDay, 'it ends after Friday');

export type WeekTask = z.infer<typeof weekTask>;

/** The number of quarters of a day between Monday morning and a task. */
export function startQuarter({ day, quarter }: { day: number; quarter: number }): number {
  return (day - 1) * quartersPerDay + quarter - 1;
}

/** Countries where the law requires postings to state the pay, as New York does (Labor Law § 194-b). */
export const countriesAskingForPay = ['US'];

/** The front matter of `content/jobs/<locale>/<path>.md`. */
export const jobFront = z.strictObject({
  title: z.string().min(1).describe('Name of the role with its country; also the subject of the application'),
  summary: z
    .string()
    .min(80)
    .max(170)
    .describe('Two lines on the job’s card; also its text in search results'),
  lede: z.string().min(1).describe('One sentence beside the title of the posting'),
  country: sameInEveryLanguage(z.string().regex(/^[A-Z]{2}$/)).describe(
    'Two letters, as US; the page writes its name in its language',
  ),
  city: z.string().min(1).describe('Where the desk is, as the language calls the city'),
  region: z.string().min(1).describe('State or part of the country, as in an address: `NY`'),
  mode: sameInEveryLanguage(z.enum(jobModes)).describe(
    'Where the work is done: at the desk, at home, or both',
  ),
  category: sameInEveryLanguage(z.enum(jobCategories)).describe('Field of work'),
  experience: sameInEveryLanguage(z.enum(jobExperience)).describe('Years in a comparable role'),
  employment: sameInEveryLanguage(z.enum(employmentTypes)).describe('How much of the week it takes'),
  pay: sameInEveryLanguage(
    z
      .strictObject({ from: z.int().positive(), to: z.int().positive() })
      .refine(({ from, to }) => from <= to, 'from is more than to')
      .optional(),
  ).describe('What a year pays at least and at most, in US dollars'),
  posted: sameInEveryLanguage(z.iso.date()).describe('Day the posting went up'),
  validThrough: sameInEveryLanguage(z.iso.date()).describe('Last day on which applications are read'),
  timeZone: sameInEveryLanguage(z.string().refine(isTimeZone, 'there is no such time zone')).describe(
    'Where the working day is counted, as `Europe/London`',
  ),
  week: z
    .array(weekTask)
    .refine(
      (tasks) =>
        tasks.every((task, i) => i === 0 || startQuarter(tasks[i - 1] ?? task) <= startQuarter(task)),
      'its tasks are not in the order in which they begin',
    )
    .optional()
    .describe('An example week on the careers page, made of the key responsibilities'),
});

export type JobFront = z.infer<typeof jobFront>;

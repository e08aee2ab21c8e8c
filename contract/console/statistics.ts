import * as z from 'zod/mini';
import { adSpendBands } from '../ad-spend.ts';
import { isTimeZone } from '../calendar.ts';
import { locales } from '../locales.ts';
import { subjectKind } from './submissions.ts';

/** Weeks begin on Monday in this time zone, else in UTC. */
export const statisticsQuery = z.object({
  timeZone: z.optional(z.string().check(z.maxLength(60), z.refine(isTimeZone))),
});

/** Of the last 26 weeks, the most frequent first. An empty name is what is not known. */
const counted = z.array(
  z.object({ name: z.string(), applications: z.number(), invited: z.number(), declined: z.number() }),
);

/** The last 26 weeks; a week is named by its Monday. What looks like spam is not counted. */
export const statistics = z.object({
  /** Applications and leads by receipt, meetings by their start. */
  weeks: z.array(
    z.object({ week: z.string(), applications: z.number(), leads: z.number(), meetings: z.number() }),
  ),
  languages: z.array(z.object({ language: z.enum(locales), applications: z.number() })),
  spends: z.array(z.object({ spend: z.enum(adSpendBands), applications: z.number() })),
  /** By the campaign of the first visit, else the host that linked to us. */
  sources: counted,
  /** By the first page of the visit. */
  pages: counted,
  /** The last 30 days: how often the form was started and submitted. */
  conversion: z.object({ opened: z.number(), sent: z.number() }),
  /** Seconds until the first reply. */
  answers: z.array(
    z.object({
      kind: subjectKind,
      answered: z.number(),
      unanswered: z.number(),
      median: z.nullable(z.number()),
      p90: z.nullable(z.number()),
    }),
  ),
  outcomes: z.object({
    attended: z.number(),
    missed: z.number(),
    cancelled: z.number(),
    unknown: z.number(),
    ahead: z.number(),
  }),
});
export type Statistics = z.output<typeof statistics>;

import * as z from 'zod/mini';
import { adSpendBands } from '../ad-spend.ts';
import { locales } from '../locales.ts';
import { speedMetrics } from '../page-views.ts';
import { subjectKind } from './submissions.ts';

/** How many weeks or months statistics reach back; the last of them is under way. */
export const statisticsSpans = {
  '26-weeks': { unit: 'week', count: 26 },
  '52-weeks': { unit: 'week', count: 52 },
  '12-months': { unit: 'month', count: 12 },
} as const;
export type StatisticsSpan = keyof typeof statisticsSpans;
const span = z.enum(Object.keys(statisticsSpans) as [StatisticsSpan, ...StatisticsSpan[]]);

/** 26 weeks without it. */
export const statisticsQuery = z.object({ span: z.optional(span) });

const amounts = z.array(z.number());

/** Applications by one of their fields, the most frequent first. An empty name is what is not known. */
const counted = z.array(
  z.object({ name: z.string(), applications: z.number(), invited: z.number(), declined: z.number() }),
);

const speed = z.object({
  /** The page views in which it was measured. */
  views: z.number(),
  /** Three in four were at most this: milliseconds, or a score for layout shift. Null if none was measured. */
  p75: z.nullable(z.number()),
  /** It was beyond what is measured: `p75` is where that ends. */
  isBeyond: z.boolean(),
});
const speeds = z.record(z.enum(speedMetrics), speed);

/** What looks like spam is not counted. Days are in UTC, and weeks begin on Monday. */
export const statistics = z.object({
  span,
  /**
   * Applications and leads by receipt, meetings that were not canceled by their start, visits by day. Invited are those
   * of the applications. Null is not known.
   */
  periods: z.array(
    z.object({
      /** Its first day. */
      start: z.string(),
      visits: z.nullable(z.number()),
      applications: z.number(),
      leads: z.number(),
      meetings: z.number(),
      invited: z.number(),
    }),
  ),
  /** The first day with counted visits. Null if there is none. */
  visitsSince: z.nullable(z.string()),
  /**
   * By the campaign of the first visit, else the host that linked to us: those with most applications and leads first.
   * An empty name is what is not known, null all other sources together. Each has an amount per period. Visits are null
   * where they are not known: before the first counted day, and where a source sent forms but no visit was counted.
   */
  sources: z.array(
    z.object({
      name: z.nullable(z.string()),
      visits: z.array(z.nullable(z.number())),
      applications: amounts,
      leads: amounts,
      meetings: amounts,
      invited: amounts,
    }),
  ),
  /** How many sources are counted under the name null. */
  otherSources: z.number(),
  languages: z.array(z.object({ language: z.enum(locales), applications: z.number() })),
  spends: z.array(z.object({ spend: z.enum(adSpendBands), applications: z.number() })),
  /** By the first page of the visit. */
  pages: counted,
  /** The last 30 days: how often the form was started and submitted. */
  conversion: z.object({ opened: z.number(), sent: z.number() }),
  /** Seconds until the first reply, of the latest 200 of each kind. */
  answers: z.array(
    z.object({
      kind: subjectKind,
      answered: z.number(),
      unanswered: z.number(),
      median: z.nullable(z.number()),
      p90: z.nullable(z.number()),
      /** Those who waited longer than a day for it. */
      late: z.number(),
    }),
  ),
  /** The applications among them that have a reply, oldest first. */
  waits: z.array(z.object({ receivedAt: z.string(), seconds: z.number() })),
  outcomes: z.object({
    attended: z.number(),
    missed: z.number(),
    cancelled: z.number(),
    unknown: z.number(),
    ahead: z.number(),
  }),
  /** Of the last 28 days. The pages with most measured views come first. */
  speeds: z.object({ all: speeds, pages: z.array(z.object({ page: z.string(), speeds })) }),
});
export type Statistics = z.output<typeof statistics>;

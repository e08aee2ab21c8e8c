import * as z from 'zod/mini';
import { adSpendBands } from '../ad-spend.ts';
import { locales } from '../locales.ts';
import { speedMetrics } from '../page-views.ts';
import { subjectKind } from './submissions.ts';

/** How many weeks or months statistics cover, including the current one. */
export const statisticsSpans = {
  '26-weeks': { unit: 'week', count: 26 },
  '52-weeks': { unit: 'week', count: 52 },
  '12-months': { unit: 'month', count: 12 },
} as const;
export type StatisticsSpan = keyof typeof statisticsSpans;
const span = z.enum(Object.keys(statisticsSpans) as [StatisticsSpan, ...StatisticsSpan[]]);

/** 26 weeks by default. */
export const statisticsQuery = z.object({ span: z.optional(span) });

const amounts = z.array(z.number());

/** Applications by one of their fields, the most frequent first. An empty name means unknown. */
const counted = z.array(
  z.object({ name: z.string(), applications: z.number(), invited: z.number(), declined: z.number() }),
);

const speed = z.object({
  /** The page views with a measurement. */
  views: z.number(),
  /** Three in four were at most this: milliseconds, or a layout shift score. Null if none was measured. */
  p75: z.nullable(z.number()),
  /** True if it exceeds the measured range: `p75` is the upper end of it. */
  isBeyond: z.boolean(),
});
const speeds = z.record(z.enum(speedMetrics), speed);

/** Flagged submissions are not counted. Days are in UTC, and weeks begin on Monday. */
export const statistics = z.object({
  span,
  /**
   * Applications and leads by receipt, meetings that were not canceled by start, visits by day. `invited` counts the
   * period's applications. Null means unknown.
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
  /** The first day with counted visits; null if there is none. */
  visitsSince: z.nullable(z.string()),
  /**
   * By the campaign of the first visit, or else the hostname that linked to us, those with the most applications and
   * leads first. An empty name means unknown, null all other sources together. Each has an amount per period. Visits
   * are null if unknown: before the first counted day, and if a source sent forms but no visit was counted.
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
  /** How many sources are combined under null. */
  otherSources: z.number(),
  languages: z.array(z.object({ language: z.enum(locales), applications: z.number() })),
  spends: z.array(z.object({ spend: z.enum(adSpendBands), applications: z.number() })),
  /** By the first page of the visit. */
  pages: counted,
  /** The last 30 days: how often the form was started and submitted. */
  conversion: z.object({ opened: z.number(), sent: z.number() }),
  /** Seconds until the first reply, for the latest 200 of each kind. */
  answers: z.array(
    z.object({
      kind: subjectKind,
      answered: z.number(),
      unanswered: z.number(),
      median: z.nullable(z.number()),
      p90: z.nullable(z.number()),
      /** How many waited longer than a day. */
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
  /** For the last 28 days. The pages with the most measured views come first. */
  speeds: z.object({ all: speeds, pages: z.array(z.object({ page: z.string(), speeds })) }),
});
export type Statistics = z.output<typeof statistics>;

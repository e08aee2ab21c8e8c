import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { firstVisitField } from './forms.ts';
import { pageViewPath } from './visit.ts';

/** The speed of a page: its largest contentful paint and slowest interaction in milliseconds, and its layout shift. */
export const speedMetrics = ['lcp', 'inp', 'cls'] as const;
export type SpeedMetric = (typeof speedMetrics)[number];
export type Speed = Partial<Record<SpeedMetric, number | undefined>>;

/** Slower pages were in a background tab. */
const duration = z.optional(z.number().check(z.minimum(0), z.maximum(600_000)));

export const countPageView = endpoint({
  operationId: 'countPageView',
  path: pageViewPath,
  summary:
    'Count that a page was opened, by day, source, language and kind of device, and how fast it was. Neither the page view nor the visitor is stored; nothing is counted for clients that send `DNT: 1` or `Sec-GPC: 1`.',
  body: z.object({
    /** The path and query of the page. */
    page: z.string().check(z.startsWith('/')),
    /** The page that linked to it; may be empty. */
    referrer: z.optional(z.string()),
    /** Omitted if the visit began with this page. */
    ...firstVisitField,
    lcp: duration,
    inp: duration,
    cls: z.optional(z.number().check(z.minimum(0), z.maximum(1_000))),
  }),
  response: z.object({}),
});

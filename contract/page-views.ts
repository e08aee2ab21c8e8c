import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { firstVisitField } from './forms.ts';
import { pageViewPath } from './visit.ts';

/** How fast a page was: its largest paint and slowest response in milliseconds, and how far its layout shifted. */
export const speedMetrics = ['lcp', 'inp', 'cls'] as const;
export type SpeedMetric = (typeof speedMetrics)[number];
export type Speed = Partial<Record<SpeedMetric, number | undefined>>;

/** A page that is slower was in a tab that nobody saw. */
const duration = z.optional(z.number().check(z.minimum(0), z.maximum(600_000)));

export const countPageView = endpoint({
  operationId: 'countPageView',
  path: pageViewPath,
  summary:
    'Count that a page was opened, by day, source, language and kind of device, and how fast it was. Neither the page view nor the visitor is stored; nothing is counted for clients that send `DNT: 1` or `Sec-GPC: 1`.',
  body: z.object({
    /** The path and query of the page. */
    page: z.string().check(z.startsWith('/')),
    /** What linked to it; may be empty. */
    referrer: z.optional(z.string()),
    /** Left out if the visit began with this page. */
    ...firstVisitField,
    lcp: duration,
    inp: duration,
    cls: z.optional(z.number().check(z.minimum(0), z.maximum(1_000))),
  }),
  response: z.object({}),
});

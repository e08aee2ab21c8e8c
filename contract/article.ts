import { z } from 'zod';
import { sameInEveryLanguage } from './same-in-every-language.ts';

export const articleCategories = ['EBOOK', 'SUCCESS STORY', 'WHITE PAPER', 'INFOGRAPHIC'] as const;

/** The charts in `web/ui/articles/charts/`. */
export const articleCharts = ['tabs', 'segments', 'refreshes', 'ranges', 'accuracy'] as const;
export type ArticleChartName = (typeof articleCharts)[number];

/** Length of a page's description: search results truncate longer ones. */
export const descriptionLength = { min: 110, max: 160 } as const;

/** The front matter of an article, `content/articles/<locale>/<path>.md`. */
export const articleSchema = z.strictObject({
  title: z
    .string()
    .max(49)
    .describe('Its one headline: on the page, its card, the browser tab and in searches'),
  description: z
    .string()
    .min(descriptionLength.min)
    .max(descriptionLength.max)
    .describe('On its card, in search results and in the feed'),
  lede: z.string().describe('The sentence under the headline'),
  category: sameInEveryLanguage(z.enum(articleCategories)).describe('Translated on the page'),
  published: sameInEveryLanguage(z.iso.date()).describe('The day it first appeared'),
  updated: z.iso.date().optional().describe('The day of its last change, where there was one'),
  chart: sameInEveryLanguage(z.enum(articleCharts)).describe('The chart drawn for it'),
  chartAfter: sameInEveryLanguage(z.int().min(0)).describe(
    'The section the chart follows; 0 is the text before the first heading',
  ),
  pull: z
    .string()
    .optional()
    .describe('What the big figure beside the text says; the chart computes the figure'),
});
export type ArticleFront = z.infer<typeof articleSchema>;

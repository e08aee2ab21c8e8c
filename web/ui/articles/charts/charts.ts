import type { ArticleChartName } from '../../../../contract/article.ts';
import { accuracy } from './accuracy.tsx';
import type { ArticleChart } from './chart-figure.tsx';
import { ranges } from './ranges.tsx';
import { refreshes } from './refreshes.tsx';
import { segmentsChart } from './segments.tsx';
import { tabsChart } from './tabs.tsx';

export const charts: Record<ArticleChartName, ArticleChart> = {
  tabs: tabsChart,
  segments: segmentsChart,
  refreshes,
  ranges,
  accuracy,
};

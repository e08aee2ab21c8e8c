import type { ReactNode } from 'react';
import type { ArticleChartName } from '../../../../contract/article.ts';
import { FlightsArt } from './flights-art.tsx';
import { HeatArt } from './heat-art.tsx';
import { RangesArt } from './ranges-art.tsx';
import { ScatterArt } from './scatter-art.tsx';
import { WindowsArt } from './windows-art.tsx';

/** The artwork of an article's card follows from the chart it tells of. */
export const artwork: Record<ArticleChartName, () => ReactNode> = {
  tabs: WindowsArt,
  segments: HeatArt,
  refreshes: FlightsArt,
  ranges: RangesArt,
  accuracy: ScatterArt,
};

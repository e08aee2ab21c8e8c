import type { ReactNode } from 'react';
import type { PageContext } from '../../../ui/page.tsx';

/** An article's chart and the big figure that is computed from the same data. */
export interface ArticleChart {
  Chart: () => ReactNode;
  figure: (page: PageContext) => string;
}

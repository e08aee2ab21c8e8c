import type { CSSProperties } from 'react';
import { type PageContext, usePage } from '../../page.tsx';
import { type ArticleChart, ChartFigure, Plot, XAxis } from './chart-figure.tsx';
import s from './tabs.module.css';

const tabs = [
  'searchOne',
  'searchTwo',
  'retail',
  'social',
  'analytics',
  'sheet',
  'budget',
  'links',
  'summary',
  'slides',
] as const;
type Tab = (typeof tabs)[number];

/**
 * An example week of reporting by day: the tab, and the number of quarter hours. Each task's hours are the middle of
 * its range in contract/facts.ts.
 */
const days: (readonly [Tab, number])[][] = [
  [
    ['searchOne', 1],
    ['searchTwo', 1],
    ['retail', 1],
    ['social', 1],
    ['analytics', 1],
    ['sheet', 2],
    ['budget', 1],
  ],
  [
    ['links', 1],
    ['sheet', 1],
    ['searchOne', 1],
    ['sheet', 1],
    ['summary', 1],
  ],
  [
    ['budget', 1],
    ['searchTwo', 1],
    ['retail', 1],
    ['sheet', 1],
  ],
  [
    ['links', 1],
    ['social', 1],
    ['analytics', 1],
    ['sheet', 2],
    ['summary', 2],
    ['slides', 2],
  ],
  [
    ['budget', 1],
    ['summary', 2],
    ['slides', 2],
    ['sheet', 1],
    ['summary', 2],
    ['slides', 2],
  ],
];
const quarter = 15;
const visits = days.flat();
const quarters = visits.reduce((sum, [, length]) => sum + length, 0);
const changes = visits.filter(([tab], i) => i > 0 && visits[i - 1]?.[0] !== tab).length;
const longest = Math.max(...visits.map(([, length]) => length));

const columnWidth = 20;
const rowHeight = 20;
const bar = { top: 9, height: 9 };
const width = quarters * columnWidth;
const height = tabs.length * rowHeight;

/** A bar for the time in a tab, and lines between bars. */
function drawing(): { bars: string; changes: string } {
  let x = 0;
  let bars = '';
  let hops = '';
  visits.forEach(([tab, length], i) => {
    const top = barTop(tab);
    const wide = length * columnWidth;
    bars += `M${x} ${top}h${wide}v${bar.height}h-${wide}z`;
    x += wide;
    const next = visits[i + 1];
    if (!next) return;
    const below = barTop(next[0]) > top;
    hops += `M${x} ${below ? top + bar.height : top}V${barTop(next[0]) + (below ? 0 : bar.height)}`;
  });
  return { bars, changes: hops };
}
function barTop(tab: Tab): number {
  return tabs.indexOf(tab) * rowHeight + bar.top;
}

function figure({ format }: PageContext): string {
  return format.number(changes);
}

function Chart() {
  const { format, messages } = usePage();
  const t = messages.article.charts.tabs;
  const values = {
    tabs: format.number(tabs.length),
    hours: format.number((quarters * quarter) / 60),
    changes: format.number(changes),
    longest: format.number(longest * quarter),
  };
  const paths = drawing();
  return (
    <ChartFigure
      title={t.title}
      note={t.note}
      keys={[
        ['bar', t.inTab],
        ['thin', t.change],
      ]}
      finding={t.finding(values)}
      isInColumns={false}
      table={{
        head: [t.tab, t.minutes, t.visits],
        rows: tabs.map((tab) => {
          const own = visits.filter(([name]) => name === tab);
          const length = own.reduce((sum, [, n]) => sum + n, 0);
          return [t.tabs[tab], format.number(length * quarter), format.number(own.length)];
        }),
      }}
    >
      <div className={s.tabs}>
        <Plot
          label={t.label(values)}
          width={width}
          height={height}
          undated
          labels={tabs.map((tab, i) => (
            <span key={tab} className={s.tab} style={{ '--row': i } as CSSProperties}>
              {t.tabs[tab]}
            </span>
          ))}
        >
          <path className={s.row} d={tabs.map((_, i) => `M0 ${i * rowHeight}h${width}`).join('')} />
          <path className={s.change} d={paths.changes} />
          <path className={s.bar} d={paths.bars} />
        </Plot>
        <XAxis
          columns={days.map((day, i) => ({
            name: t.days[i] ?? '',
            width: day.reduce((sum, [, n]) => sum + n, 0),
          }))}
        />
      </div>
    </ChartFigure>
  );
}

export const tabsChart: ArticleChart = { Chart, figure };

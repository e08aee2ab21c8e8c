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
 * An example week of reporting: the tab in each quarter hour of each day. Each task's hours are the middle of its range
 * in contract/facts.ts.
 */
const days: readonly Tab[][] = [
  ['searchOne', 'searchTwo', 'retail', 'social', 'analytics', 'sheet', 'sheet', 'budget'],
  ['links', 'sheet', 'searchOne', 'sheet', 'summary'],
  ['budget', 'searchTwo', 'retail', 'sheet'],
  ['links', 'social', 'analytics', 'sheet', 'sheet', 'summary', 'summary', 'slides', 'slides'],
  ['budget', 'summary', 'summary', 'slides', 'slides', 'sheet', 'summary', 'summary', 'slides', 'slides'],
];
const quarter = 15;
const quarters = days.flat();
const visits: [tab: Tab, length: number][] = [];
for (const tab of quarters) {
  const last = visits.at(-1);
  if (last?.[0] === tab) last[1]++;
  else visits.push([tab, 1]);
}
const changes = visits.length - 1;
const longest = Math.max(...visits.map(([, length]) => length));

const columnWidth = 20;
const rowHeight = 20;
const bar = { top: 9, height: 9 };
const width = quarters.length * columnWidth;
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
    hours: format.number((quarters.length * quarter) / 60),
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
          const minutes = quarters.filter((each) => each === tab).length * quarter;
          const count = visits.filter(([each]) => each === tab).length;
          return [t.tabs[tab], format.number(minutes), format.number(count)];
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
        <XAxis columns={days.map((day, i) => ({ name: t.days[i] ?? '', width: day.length }))} />
      </div>
    </ChartFigure>
  );
}

export const tabsChart: ArticleChart = { Chart, figure };

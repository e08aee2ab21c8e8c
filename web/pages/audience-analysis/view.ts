import type { Formatter } from '../../../content/format.ts';
import type { audienceAnalysis } from '../../../content/messages/en/audience-analysis.ts';
import { weeksAhead } from '../../ui/sheet-weeks.ts';
import { audiences, devices, markets } from './indices.precomputed.ts';

export type Messages = typeof audienceAnalysis;
type SegmentName = keyof Messages['map']['segments'];
type Verdict = keyof Messages['slope']['verdicts'];

export { devices, markets };

/** Positions in `markets` and `devices`; 0 is all of them. */
export type Choice = Record<'market' | 'device', number>;

export const everything: Choice = { market: 0, device: 0 };

/** A segment's weeks for the current choice. */
export interface Row {
  name: SegmentName;
  weeks: readonly number[];
  now: number;
  /** The expected index in the last week; half of all outcomes are between `low` and `high`. */
  end: number;
  low: number;
  high: number;
  /** How much higher it is now than in all markets on all devices. */
  ahead: number;
}

/** The last week's offset from the current one. */
export const lastWeek = weeksAhead - 1;

export function segmentRows({ market, device }: Choice): Row[] {
  return audiences.map(({ label, indices }) => {
    const index = indices[market]?.[device];
    if (!index) throw new Error(`No index for market ${market} and device ${device}`);
    const { measured, expected, low, high } = index;
    const now = measured.at(-1) ?? 0;
    return {
      name: label as SegmentName,
      weeks: [...measured, ...expected],
      now,
      end: expected.at(-1) ?? 0,
      low,
      high,
      ahead: now - (indices[0]?.[0]?.measured.at(-1) ?? 0),
    };
  });
}

/** The row that gains the most from now to the last week. */
function findGainer(rows: readonly Row[]): Row {
  return rows.reduce((best, row) => (row.end - row.now > best.end - best.now ? row : best));
}

/** A sentence about the current choice and its finding. */
export function audienceFinding(
  { market, device }: Choice,
  { messages, format }: { messages: Messages; format: Formatter },
): string {
  const t = messages.map.status;
  const { name, now, end } = findGainer(segmentRows({ market, device }));
  return t.sentence({
    market: t.market[markets[market] as keyof typeof t.market],
    device: t.device[devices[device] as keyof typeof t.device],
    gains: t.gains[name],
    from: format.number(now),
    to: format.number(end),
  });
}

const strong = 120;
const steep = 15;

export function verdictOn({ now, end }: Row): Verdict {
  if (end < 100) return 'test';
  if (now >= strong) return 'keep';
  return end - now >= steep ? 'find' : 'hold';
}

const all = markets.flatMap((_, market) => devices.flatMap((_, device) => segmentRows({ market, device })));
const scale = {
  top: Math.max(...all.flatMap(({ high, now }) => [high, now])) + 5,
  bottom: Math.min(...all.flatMap(({ low, now }) => [low, now])) - 5,
};

/** An index's position on the slope, in percent from the top. The scale never changes. */
export function barHeight(index: number): number {
  return ((scale.top - index) / (scale.top - scale.bottom)) * 100;
}

/** Moves labels apart until they are at least `gap` from each other, as little as possible. */
export function spread(heights: readonly number[], gap: number): number[] {
  const labels = heights.map((at, index) => ({ at, index })).sort((a, b) => a.at - b.at);
  for (let round = 0; round < 50; round++) {
    labels.forEach((label, i) => {
      const above = labels[i - 1];
      const overlap = above ? gap - (label.at - above.at) : 0;
      if (!above || overlap <= 0) return;
      above.at -= overlap / 2;
      label.at += overlap / 2;
    });
  }
  return labels.sort((a, b) => a.index - b.index).map(({ at }) => at);
}

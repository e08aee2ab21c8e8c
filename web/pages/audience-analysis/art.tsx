import { blocks, fieldWidth, RuledArtwork, TodayLine } from '../../ui/charts/ruled-artwork.tsx';
import { weeksBehind } from '../../ui/sheet-weeks.ts';
import { shadeAt } from './heat-map.tsx';
import { everything, segmentRows } from './view.ts';

const measured = ['#f1f3fa', 'var(--cobalt-1)', '#cbd6fb', '#93a9f4', '#3557e0', 'var(--cobalt-deep)'];
const forecast = [
  '#fff6f1',
  'var(--persimmon-1)',
  'var(--persimmon-2)',
  '#fda67f',
  'var(--persimmon)',
  'var(--persimmon-ink)',
];
const row = { top: 40, height: 64, step: 72 };

/** The heat map, for the social image. */
export function AudienceArt() {
  const rows = segmentRows(everything);
  const cells = rows.flatMap(({ weeks }, i) =>
    weeks.map((index, week) => {
      const width = fieldWidth / weeks.length;
      const left = Math.round(week * width);
      return {
        fill: (week < weeksBehind ? measured : forecast)[shadeAt(index)],
        box: [left, row.top + i * row.step, Math.round((week + 1) * width) - left - 1, row.height] as const,
      };
    }),
  );
  return (
    <RuledArtwork ground="#fff">
      {[...measured, ...forecast].map((shade) => (
        <path
          key={shade}
          fill={shade}
          d={blocks(cells.filter(({ fill }) => fill === shade).map(({ box }) => box))}
        />
      ))}
      <TodayLine x={fieldWidth / 2} />
    </RuledArtwork>
  );
}

import { blocks, fieldWidth, RuledArtwork } from '../../ui/charts/ruled-artwork.tsx';
import { days, events, rows } from './first-days.ts';

const day = fieldWidth / days.length;
const row = { top: 32, step: 58, height: 50 };
const colours = {
  background: 'var(--persimmon-1)',
  work: 'var(--persimmon-2)',
  receive: 'var(--persimmon)',
} as const;

/** The calendar of the first days, for the social image. */
export function FirstDaysArt() {
  const boxes = (kind: string) =>
    blocks(
      events
        .filter((event) => event.kind === kind)
        .map(
          ({ row: of, from, to }) =>
            [
              Math.round((from - 1) * day) + 2,
              row.top + rows.indexOf(of) * row.step,
              Math.round((to - from + 1) * day) - 3,
              row.height,
            ] as const,
        ),
    );
  const weekends = days.filter(({ isWeekend }) => isWeekend);
  return (
    <RuledArtwork ground="#fff" ruling="rgb(19 21 27/.09)" columns={days.length} outlined>
      <path fill="#f1f2f1" d={blocks(weekends.map((each) => [(each.day - 1) * day, 0, day, 400] as const))} />
      {Object.entries(colours).map(([kind, fill]) => (
        <path key={kind} fill={fill} d={boxes(kind)} />
      ))}
      <path fill="#fff" stroke="var(--ink)" strokeWidth="3" d={boxes('turn')} />
    </RuledArtwork>
  );
}

import type { Day } from '../../../contract/calendar.ts';
import { blocks, RuledArtwork } from '../../ui/charts/ruled-artwork.tsx';
import { workingDayAt, workingHours } from '../../ui/jobs/working-day.ts';
import { encodeUtcOffsets, utcOffsetOn } from '../../ui/utc-offsets.ts';

const axis = { left: 250, hour: 390 / 24 };
const row = { top: 40, step: 124 };

/** Jobs' working days above a visitor's, for the social image. */
export function JobListArt({ zones, today }: { zones: readonly string[]; today: Day }) {
  const left = (hour: number) => axis.left + hour * axis.hour;
  const length = (workingHours.to - workingHours.from) * axis.hour;
  const rows = zones.map((_, i) => row.top + i * row.step);
  return (
    <RuledArtwork ground="#fff" outlined>
      <path fill="var(--cobalt-1)" d={blocks([[left(workingHours.from), 0, length, 400]])} />
      <path
        fill="var(--cobalt)"
        d={blocks([
          [left(workingHours.from), 0, 3, 400] as const,
          [left(workingHours.to), 0, 3, 400] as const,
        ])}
      />
      <path stroke="var(--ink)" strokeWidth="3" d={rows.map((y) => `M32 ${y + 108}h608`).join('')} />
      <path
        fill="var(--ink)"
        d={blocks(rows.map((y, i) => [32, y + 18, 150 + ((i * 31) % 44), 20] as const))}
      />
      <path
        fill="#dee0e0"
        d={blocks(
          rows.flatMap((y, i) =>
            [180, 140 + i * 22].map((width, line) => [32, y + 52 + line * 20, width, 10] as const),
          ),
        )}
      />
      <path
        fill="var(--persimmon)"
        d={blocks(
          zones.map(
            (zone, i) =>
              [
                left(workingDayAt(utcOffsetOn(today, encodeUtcOffsets(zone, today))).startHour),
                (rows[i] ?? 0) + 26,
                length,
                46,
              ] as const,
          ),
        )}
      />
    </RuledArtwork>
  );
}

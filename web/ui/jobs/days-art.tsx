import type { Day } from '../../../contract/calendar.ts';
import { blocks, fieldWidth, RuledArtwork } from '../charts/ruled-artwork.tsx';
import { encodeUtcOffsets, utcOffsetOn } from '../utc-offsets.ts';
import { workingDayAt, workingHours } from './working-day.ts';

const hour = fieldWidth / 24;
const rows = { top: 40, height: 320 };

/** Working days on one 24-hour UTC axis, one of them highlighted, for the social image. */
export function DaysArt(props: { zones: readonly string[]; chosen?: string; today: Day }) {
  const zones = [...new Set(props.zones)];
  const row = rows.height / zones.length;
  const length = (workingHours.to - workingHours.from) * hour;
  const bar = (zone: string) => {
    const { startHour } = workingDayAt(utcOffsetOn(props.today, encodeUtcOffsets(zone, props.today)));
    return [startHour * hour, rows.top + zones.indexOf(zone) * row, length, row * 0.8] as const;
  };
  const others = zones.filter((zone) => zone !== props.chosen);
  return (
    <RuledArtwork ground="#fff" ruling="rgb(19 21 27/.09)" columns={24} outlined>
      <path fill={props.chosen ? 'var(--cobalt-2)' : 'var(--cobalt)'} d={blocks(others.map(bar))} />
      {props.chosen && <path fill="var(--persimmon)" d={blocks([bar(props.chosen)])} />}
      <path
        fill="var(--ink)"
        d={blocks(Array.from({ length: 5 }, (_, i) => [Math.min(i * 6 * hour, 637), 372, 3, 22] as const))}
      />
    </RuledArtwork>
  );
}

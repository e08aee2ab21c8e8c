import { blocks, fieldWidth, RuledArtwork } from '../../ui/charts/ruled-artwork.tsx';

const hour = fieldWidth / 24;
const now = 13.5 * hour;

/** The social image: 24 hours with the times of support and of calls. */
export function DayArt({ calls }: { calls: { from: number; to: number } }) {
  return (
    <RuledArtwork ground="#fff" ruling="rgb(19 21 27/.09)" columns={24} outlined>
      <path fill="var(--cobalt)" d={blocks([[0, 92, now, 104]])} />
      <path fill="var(--persimmon)" d={blocks([[now, 92, fieldWidth - now, 104]])} />
      <path
        fill="var(--persimmon-2)"
        stroke="var(--persimmon-line)"
        strokeWidth="3"
        d={blocks([[calls.from * hour, 222, (calls.to - calls.from) * hour, 84]])}
      />
      <path
        fill="var(--ink)"
        d={blocks(Array.from({ length: 8 }, (_, i) => [i * 3 * hour, 356, 3, 22] as const))}
      />
      <path stroke="var(--ink)" strokeWidth="4" d={`M${now} 40v296`} />
    </RuledArtwork>
  );
}

import { blocks, RuledArtwork, TodayLine } from '../../ui/charts/ruled-artwork.tsx';

/** Three free calls after the Today line, the first of them chosen, for the social image. */
export function CallsArt() {
  const rows = [48, 164, 280];
  return (
    <RuledArtwork ground="#fff" ruling="rgb(19 21 27/.09)" outlined>
      <path fill="var(--persimmon)" d={blocks([[99, rows[0] ?? 0, 492, 92]])} />
      <g fill="#fff" stroke="var(--persimmon-line)" strokeWidth="3">
        <path d={blocks(rows.slice(1).map((y) => [99, y, 492, 92] as const))} />
        <path d={rows.map((y) => `M136 ${y + 46}m-18 0a18 18 0 1 0 36 0a18 18 0 1 0-36 0`).join('')} />
      </g>
      <path fill="var(--ink)" d={`M136 ${(rows[0] ?? 0) + 46}m-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0`} />
      <path
        fill="var(--ink)"
        d={blocks(
          rows.flatMap((y, i) => [
            [180, y + 24, 150 - i * 24, 16] as const,
            [180, y + 54, 220 + i * 18, 12] as const,
          ]),
        )}
      />
      <TodayLine x={49} />
    </RuledArtwork>
  );
}

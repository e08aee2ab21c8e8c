import { blocks, RuledArtwork } from '../../ui/charts/ruled-artwork.tsx';

/** For the social image: rows are dropped in, a forecast comes out. */
export function ForecastArt() {
  const rows = Array.from({ length: 7 }, (_, i) => 92 + i * 34);
  const cells = rows.flatMap((y) => [
    [68, y, 84, 14] as const,
    [172, y, 44, 14] as const,
    [236, y, 40, 14] as const,
  ]);
  return (
    <RuledArtwork ground="var(--cobalt)" ruling="rgb(255 255 255/.12)">
      <path d="M328 236 640 24v340Z" fill="var(--persimmon-1)" />
      <path d="M328 236 640 108v190Z" fill="var(--persimmon-2)" />
      <path d="M328 236 426 214 508 232 640 198" fill="none" stroke="var(--persimmon-line)" strokeWidth="5" />
      <path
        d="M40 56h288v288H40z"
        fill="var(--cobalt)"
        stroke="#fff"
        strokeWidth="4"
        strokeDasharray="14 8"
      />
      <path fill="#fff" d={blocks(cells)} />
    </RuledArtwork>
  );
}

import { blocks, RuledArtwork } from '../../ui/charts/ruled-artwork.tsx';

/** For the social image: a table with its date column highlighted moves to the page. */
export function ExportArt() {
  const rows = Array.from({ length: 7 }, (_, i) => 88 + i * 36);
  const others = rows.flatMap((y) => [[204, y, 60, 14] as const, [292, y, 44, 14] as const]);
  return (
    <RuledArtwork ground="var(--paper)" ruling="rgb(19 21 27/.08)">
      <path d="M40 48h320v296H40z" fill="#fff" stroke="var(--ink)" strokeWidth="3" />
      <path fill="var(--cobalt-2)" d={blocks(rows.map((y) => [64, y, 100, 14] as const))} />
      <path fill="var(--line)" d={blocks(others)} />
      <path d="M52 66h124v266H52z" fill="none" stroke="var(--cobalt)" strokeWidth="6" />
      <path d="M384 196h76m-22-20 22 20-22 20" fill="none" stroke="var(--ink)" strokeWidth="5" />
      <path
        d="M484 116h124v160H484z"
        fill="var(--cobalt-1)"
        stroke="var(--cobalt)"
        strokeWidth="4"
        strokeDasharray="14 8"
      />
    </RuledArtwork>
  );
}

import { blocks, RuledArtwork } from '../../ui/charts/ruled-artwork.tsx';

/** The statements of the imprint, for the social image. */
export function StatementsArt() {
  const rows = Array.from({ length: 6 }, (_, i) => 24 + i * 64);
  return (
    <RuledArtwork ground="#fff" outlined>
      <path stroke="var(--ink)" strokeWidth="3" d={rows.map((y) => `M32 ${y}h608`).join('')} />
      <path
        fill="var(--ink-2)"
        d={blocks(rows.map((y, i) => [32, y + 26, 92 + ((i * 47) % 80), 11] as const))}
      />
      <path fill="var(--ink)" d={blocks([[230, 46, 176, 20]])} />
      <path
        fill="var(--persimmon-2)"
        d={blocks(rows.slice(1).map((y, i) => [230, y + 17, 200 + ((i * 89) % 170), 30] as const))}
      />
    </RuledArtwork>
  );
}

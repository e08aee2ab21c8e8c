import { blocks, RuledArtwork } from '../../ui/charts/ruled-artwork.tsx';

/** The positions of tags on the page, and their colours on the map: opened, counts, retired. */
const pins = [
  { y: 66, tone: 'var(--ink)', ground: '#fff' },
  { y: 166, tone: '#0b6b3a', ground: '#e2f3e9' },
  { y: 266, tone: '#b57b00', ground: '#fff0c9' },
];
const lines = Array.from({ length: 14 }, (_, i) => 30 + i * 25).filter((y) =>
  pins.every((pin) => Math.abs(pin.y - y) > 16),
);

/** A page from its first to its last line with its tags, for the social image. */
export function PageMapArt() {
  return (
    <RuledArtwork ground="#fff" ruling="rgb(19 21 27/.09)" outlined>
      <path fill="#fff" stroke="var(--ink)" strokeWidth="3" d="M40 14h236v372H40z" />
      <path fill="#dee0e0" d={blocks(lines.map((y, i) => [62, y, 76 + ((i * 53) % 120), 9] as const))} />
      {pins.map(({ y, tone, ground }) => (
        <g key={y}>
          <path fill={tone} d={blocks([[41, y - 8, 234, 16] as const, [276, y - 2, 68, 4] as const])} />
          <path fill={ground} stroke={tone} strokeWidth="3" d={blocks([[344, y - 36, 264, 72]])} />
          <circle cx="380" cy={y} r="17" fill={tone} />
          <path fill={tone} d={blocks([[412, y - 16, 116, 13] as const, [412, y + 6, 160, 9] as const])} />
        </g>
      ))}
      <path fill="none" stroke="#fff" strokeWidth="5" d="M372 66h16M380 58v16M371 166l6 7 12-13M372 266h16" />
      <path
        fill="none"
        stroke="var(--ink-2)"
        strokeWidth="3"
        strokeDasharray="6 6"
        d="M276 346h68m0-22h264v48H344z"
      />
    </RuledArtwork>
  );
}

import { blocks, RuledArtwork } from '../../ui/charts/ruled-artwork.tsx';

const lines = [340, 372, 318, 0, 356, 384, 290, 338];

/** The box with the policy, which continues below its edge, for the social image. */
export function PolicyArt() {
  return (
    <RuledArtwork ground="var(--cobalt-1)">
      <path fill="#fff" stroke="var(--ink)" strokeWidth="3" d="M56 36h528v288H56z" />
      <path fill="var(--ink)" d={blocks([[96, 70, 190, 24]])} />
      {lines.map((width, i) => (
        <path
          key={width}
          fill="var(--cobalt-2)"
          opacity={i < 4 ? 1 : 1 - (i - 3) * 0.2}
          d={blocks([[96, 118 + i * 25, width, 11]])}
        />
      ))}
      <path fill="#fff" stroke="var(--ink)" strokeWidth="3" d="M56 342h150v40H56z" />
      <path fill="var(--ink)" d={blocks([[88, 357, 86, 10]])} />
    </RuledArtwork>
  );
}

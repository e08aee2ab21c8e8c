import { blocks, RuledArtwork } from '../../ui/charts/ruled-artwork.tsx';

const chapters = [40, 170, 300];

/** The table of contents next to the text, for the social image. */
export function ChaptersArt() {
  const contents = Array.from({ length: 9 }, (_, i) => 40 + i * 38);
  return (
    <RuledArtwork ground="#fff" outlined>
      <path fill="var(--cobalt)" d={blocks([[32, 40, 132, 11]])} />
      <path
        fill="var(--ink-2)"
        d={blocks(contents.slice(1).map((y, i) => [32, y, 84 + ((i * 37) % 68), 11] as const))}
      />
      <path stroke="var(--line)" strokeWidth="2" d={contents.map((y) => `M32 ${y + 24}h150`).join('')} />
      <path fill="var(--ink)" d={blocks(chapters.map((y, i) => [230, y, 210 + i * 34, 22] as const))} />
      <path
        fill="var(--cobalt-2)"
        d={blocks(
          chapters.flatMap((y, i) =>
            [366, 340, 240].map((width, line) => [230, y + 40 + line * 24, width - i * 12, 11] as const),
          ),
        )}
      />
    </RuledArtwork>
  );
}

import { blocks, RuledArtwork } from '../../ui/charts/ruled-artwork.tsx';

/** The past weeks, each with its weight in the forecast, and the range of the coming ones, for the social image. */
export function WeightsArt() {
  const weeks = Array.from({ length: 12 }, (_, i) => [32 + i * 24, 336 - 15 * i, 14, 24 + 15 * i] as const);
  return (
    <RuledArtwork ground="#fff" outlined>
      <path fill="var(--cobalt)" d={blocks(weeks)} />
      <path fill="var(--persimmon-1)" d="M336 210 620 60v250Z" />
      <path fill="var(--persimmon-2)" d="M336 210 620 130v110Z" />
      <path stroke="var(--ink)" strokeWidth="3" d="M328 20v360" />
    </RuledArtwork>
  );
}

/** The same across the page: the past is as wide as the titles of the sections, the future as their text. */
export function WeightsBand() {
  const weeks = Array.from({ length: 13 }, (_, i) => [i * 5, 96 - 7 * i, 3, 4 + 7 * i] as const);
  return (
    <svg viewBox="0 0 200 100" preserveAspectRatio="none" aria-hidden="true">
      <path fill="var(--cobalt)" d={blocks(weeks)} />
      <path fill="var(--persimmon-1)" d="M67 42 200 0v84Z" />
      <path fill="var(--persimmon-2)" d="M67 42 200 20v44Z" />
      <path stroke="var(--ink)" strokeWidth="2" vectorEffect="non-scaling-stroke" d="M67 0v100" />
    </svg>
  );
}

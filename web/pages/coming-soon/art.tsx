import { RuledArtwork } from '../../ui/charts/ruled-artwork.tsx';

/** For the social image. */
export function SoonArt() {
  return (
    <RuledArtwork ground="var(--ink)" ruling="rgb(255 255 255/.1)">
      <path d="M98 248 640 0v400Z" fill="#7a2a0c" />
      <path d="M98 248 640 96v232Z" fill="var(--persimmon)" />
      <path stroke="#fff" strokeWidth="4" d="M98 0v400" />
    </RuledArtwork>
  );
}

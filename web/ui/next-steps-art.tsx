import { blocks, RuledArtwork, TodayLine } from './charts/ruled-artwork.tsx';

/** The steps after an application, for the social image. */
export function NextStepsArt() {
  return (
    <RuledArtwork ground="#fff" ruling="rgb(19 21 27/.09)">
      <path fill="var(--cobalt)" d={blocks([[0, 48, 148, 74]])} />
      <path
        fill="var(--persimmon-1)"
        stroke="var(--persimmon-line)"
        strokeWidth="3"
        d={blocks([[149, 134, 146, 74]])}
      />
      <path fill="var(--persimmon)" d={blocks([[295, 220, 345, 74]])} />
      <TodayLine x={148} />
    </RuledArtwork>
  );
}

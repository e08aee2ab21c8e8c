import { adSpendBands } from '../../../contract/ad-spend.ts';
import { blocks, RuledArtwork } from '../../ui/charts/ruled-artwork.tsx';

const part = 440 / adSpendBands.length;

/** The form with an ad spend selected, for the social image. */
export function FormArt() {
  return (
    <RuledArtwork ground="var(--cobalt)" ruling="rgb(255 255 255/.12)">
      <path fill="#fff" d="M60 28h520v344H60z" />
      <g fill="none" stroke="var(--ink-2)" strokeWidth="3">
        <path d="M100 72h208v44H100zM332 72h208v44H332zM100 152h440v44H100zM100 232h440v44H100z" />
        <path
          d={adSpendBands
            .slice(1)
            .map((_, i) => `M${100 + (i + 1) * part} 232v44`)
            .join('')}
        />
      </g>
      <path fill="var(--cobalt)" d={blocks([[100, 231, part, 46]])} />
      <path
        fill="#dee0e0"
        d={blocks([
          [100, 54, 70, 9],
          [332, 54, 92, 9],
          [100, 134, 116, 9],
          [100, 214, 84, 9],
          [116, 88, 120, 12],
          [348, 88, 148, 12],
          [116, 168, 230, 12],
        ])}
      />
      <path fill="var(--persimmon)" d="M100 304h440v44H100z" />
      <path fill="none" stroke="var(--ink)" strokeWidth="5" d="M296 326h46m-15-14 15 14-15 14" />
    </RuledArtwork>
  );
}

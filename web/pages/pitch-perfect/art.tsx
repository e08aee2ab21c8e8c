import { fan } from '../../ui/charts/fan.ts';
import { dots } from '../../ui/charts/path.ts';
import { blocks, RuledArtwork } from '../../ui/charts/ruled-artwork.tsx';

const chart = fan({ width: 300, height: 232, floor: 196, ceiling: 500, first: 6, last: 294 });

/** The first slide of the deck on top of the others, for the social image. */
export function DeckArt() {
  return (
    <RuledArtwork ground="var(--cobalt-1)">
      <g fill="#fff" stroke="var(--ink)" strokeWidth="3">
        <path d="M88 84h536v302H88z" />
        <path d="M68 64h536v302H68z" />
        <path d="M48 44h536v302H48z" />
      </g>
      <path fill="var(--cobalt)" d="M49 45h196v300H49z" />
      <path
        fill="#fff"
        d={blocks([
          [70, 78, 128, 18],
          [70, 106, 92, 18],
          [70, 300, 84, 8],
          [70, 316, 112, 8],
        ])}
      />
      <g transform="translate(264 72)" fill="none" strokeWidth="5">
        <path fill="var(--persimmon-1)" d={chart.band90} />
        <path fill="var(--persimmon-2)" d={chart.band50} />
        <path stroke="var(--cobalt)" d={chart.actual} />
        <path stroke="var(--persimmon-line)" d={chart.forecast} />
        <path stroke="var(--cobalt)" strokeWidth="9" strokeLinecap="round" d={dots(chart.measured)} />
        <path stroke="var(--ink)" strokeWidth="4" d={`M${chart.x(12.5)} -20v260`} />
      </g>
    </RuledArtwork>
  );
}

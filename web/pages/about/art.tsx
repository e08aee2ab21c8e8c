import type { Day } from '../../../contract/calendar.ts';
import { facts } from '../../../contract/facts.ts';
import { blocks, RuledArtwork, TodayLine } from '../../ui/charts/ruled-artwork.tsx';
import { yearsSince } from '../../ui/sheet-weeks.ts';

const now = 432;
const line = 246;

/** From the founding year to just after today, for the social image. */
export function YearsArt({ today }: { today: Day }) {
  const age = yearsSince(facts.foundedIn, today);
  const years = Array.from({ length: Math.floor(age) + 1 }, (_, year) => Math.round((year / age) * now));
  return (
    <RuledArtwork ground="#fff" ruling="rgb(19 21 27/.09)">
      <path fill="var(--persimmon-1)" d={`M${now} ${line} 640 40v360z`} />
      <path fill="var(--persimmon-2)" d={`M${now} ${line} 640 140v170z`} />
      <path fill="var(--cobalt)" d={blocks([[0, line - 5, now, 10]])} />
      <path fill="var(--cobalt)" d={blocks(years.map((x) => [x, line, 5, 60] as const))} />
      <TodayLine x={now} />
    </RuledArtwork>
  );
}

import { timeSlots } from '../../../contract/meeting.ts';
import { blocks, RuledArtwork } from '../charts/ruled-artwork.tsx';

const cell = { width: 640 / 7, height: 80 };
/** Counted from the first cell. */
const [today, chosen] = [9, 18];
const full = [13, 22];
const isWeekend = (day: number) => day % 7 === 0 || day % 7 === 6;

/** A month with its free calls, today and a selected day, for the social image. */
export function CalendarArt() {
  const corner = (day: number) => [(day % 7) * cell.width, Math.floor(day / 7) * cell.height] as const;
  const days = Array.from({ length: 35 }, (_, day) => day);
  const ticks = days
    .filter((day) => day > today && !isWeekend(day))
    .map((day) => ({
      day,
      boxes: timeSlots.map((_, slot) => {
        const [x, y] = corner(day);
        return [x + 13 + slot * 11, y + 46, 8, 22] as const;
      }),
    }));
  const free = ticks.filter(({ day }) => !full.includes(day) && day !== chosen);
  const past = days.filter((day) => day < today || isWeekend(day));
  const lines = [
    ...Array.from({ length: 6 }, (_, i) => `M${(i + 1) * cell.width} 0v400`),
    ...Array.from({ length: 4 }, (_, i) => `M0 ${(i + 1) * cell.height}h640`),
  ];
  const [x, y] = corner(today);
  return (
    <RuledArtwork ground="#fff" outlined>
      <path
        fill="#f1f2f1"
        d={blocks(past.map((day) => [...corner(day), cell.width, cell.height] as const))}
      />
      <path fill="var(--persimmon)" d={blocks([[...corner(chosen), cell.width, cell.height]])} />
      <path stroke="#dee0e0" strokeWidth="2" d={lines.join('')} />
      <path fill="var(--persimmon)" d={blocks(free.flatMap(({ boxes }) => boxes))} />
      <path
        fill="#dee0e0"
        d={blocks(ticks.filter(({ day }) => full.includes(day)).flatMap(({ boxes }) => boxes))}
      />
      <path fill="#fff" d={blocks(ticks.find(({ day }) => day === chosen)?.boxes ?? [])} />
      <path fill="var(--ink)" d={blocks([[x, y, 4, cell.height] as const, [x, y, 62, 26] as const])} />
    </RuledArtwork>
  );
}

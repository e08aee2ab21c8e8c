import { firstDay, utcMidnight } from '../../contract/calendar.ts';
import { usePage } from './page.tsx';
import { monthFrom, weekFrom } from './sheet-weeks.ts';

// Marks text that depends on the date and is rendered for the day of the build. On other days,
// `web/site/visit/update-dates.ts` updates it.

/** `W47`: the week that is `offset` weeks from the current one. */
export function Week({ offset }: { offset: number }) {
  const { format, today } = usePage();
  return <span data-week={offset}>{format.week(weekFrom(today, offset))}</span>;
}

/** A sentence with a week: `from week 47`. */
export function WithWeek({ offset, text }: { offset: number; text: (week: string) => string }) {
  const { format, today } = usePage();
  const mark = '\0';
  const [before, after] = text(mark).split(mark);
  return (
    <>
      {before}
      <span data-week={offset}>{format.weekInText(weekFrom(today, offset))}</span>
      {after}
    </>
  );
}

/** `Nov`: the month that is `offset` months from the current one. */
export function Month({ offset }: { offset: number }) {
  const { format, today } = usePage();
  return <span data-month={offset}>{format.month(firstMoment(today, offset))}</span>;
}

/** `November 1`: the first day of that month. */
export function FirstOfMonth({ offset }: { offset: number }) {
  const { format, today } = usePage();
  return <span data-first-of-month={offset}>{format.dayOfMonth(firstMoment(today, offset))}</span>;
}

function firstMoment(today: string, offset: number): Date {
  return new Date(utcMidnight(firstDay(monthFrom(today, offset))));
}

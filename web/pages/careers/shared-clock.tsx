import { jobsIn } from '../../documents/jobs.ts';
import { DayBars } from '../../ui/jobs/day-bars.tsx';
import { usePage } from '../../ui/page.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import s from './shared-clock.module.css';

/** When the places of the open roles are at work. */
export function SharedClock() {
  const { format, locale, messages } = usePage();
  const t = messages.careers.day;
  const days = jobsIn(locale).map(({ front }) => ({ city: front.city, ...front.workingDay }));
  const label = t.label({
    first: days.map(({ start }) => start).sort()[0] ?? '',
    last:
      days
        .map(({ end }) => end)
        .sort()
        .at(-1) ?? '',
    days: format.list(days.map(t.bar)),
  });
  return (
    <Sheet>
      <figure className={s.clock}>
        <figcaption>
          <b>{t.title}</b> <span>{t.note}</span>
        </figcaption>
        <DayBars days={days} label={label} />
      </figure>
    </Sheet>
  );
}

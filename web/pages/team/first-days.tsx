import type { CSSProperties } from 'react';
import { facts } from '../../../contract/facts.ts';
import { teamName } from '../../documents/team.ts';
import { Caption } from '../../ui/charts/caption.tsx';
import { usePage } from '../../ui/page.tsx';
import s from './first-days.module.css';
import { days, events, laneFor, rows } from './first-days.ts';

function place(row: number, day: number, length = 1): CSSProperties {
  return { '--row': row + 2, '--day': day + 1, '--length': length } as CSSProperties;
}

/** Who does what in the trial: a calendar, or a list if there is no room for one. */
export function FirstDays() {
  const { locale, format, messages } = usePage();
  const { firstDays: t } = messages.team;
  const rowName = (row: (typeof rows)[number]) => (row === 'you' ? t.you : teamName(locale, row));
  return (
    <figure className={s.figure}>
      <figcaption>
        <Caption title={t.title} note={t.note} />
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: where it scrolls, it must be reachable by keyboard */}
      <div className={s.scroll} role="group" tabIndex={0} aria-label={t.title}>
        <div className={s.calendar}>
          <div className={s.days} aria-hidden="true">
            {days.map(({ day, date, isWeekend }) => (
              <i key={day} className={isWeekend ? s.weekend : undefined} style={place(0, day)}>
                <b>{day}</b>
                {format.weekdayName(date, 'short')}
              </i>
            ))}
          </div>
          <ul className={s.rows} aria-hidden="true">
            {rows.map((row, i) => (
              <li key={row} style={place(i, 0)}>
                {rowName(row)}
              </li>
            ))}
          </ul>
          <ol className={s.events}>
            {events.map((event) => {
              const { name, row, from, to, kind, isCall } = event;
              const at = { ...place(rows.indexOf(row), from, to - from + 1), '--lane': laneFor(event) + 1 };
              return (
                <li key={name} className={s[kind]} style={at as CSSProperties}>
                  <small>
                    <span>{from === to ? t.day(String(from)) : t.days(String(from), String(to))}, </span>
                    {rowName(row)}
                  </small>
                  <b>{t.events[name]}</b>
                  {isCall && <em>{format.minutes(facts.onboardingCallMinutes)}</em>}
                </li>
              );
            })}
          </ol>
        </div>
      </div>
    </figure>
  );
}

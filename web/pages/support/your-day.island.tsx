import { type CSSProperties, useEffect, useState } from 'react';
import { dateFormats } from '../../../content/dates.ts';
import { fill } from '../../../content/fill.ts';
import type { Locale } from '../../../contract/locales.ts';
import { defineIsland } from '../../ui/island-definition.ts';
import s from './your-day.module.css';

interface Props {
  locale: Locale;
  words: {
    title: string;
    /** `{day}` is the visitor's day. */
    today: string;
    now: string;
    care: string;
    always: string;
    calls: string;
    /** When calls can be had. */
    span: string;
    text: string;
  };
}

const hours = [0, 3, 6, 9, 12, 15, 18, 21];
const msPerMinute = 60_000;
const pad = (n: number) => String(n).padStart(2, '0');

/** Who can be reached in the visitor's 24 hours, and where in them it is now. */
function YourDay({ locale, words }: Props) {
  const now = useNow();
  return (
    <figure className={s.figure}>
      <figcaption>
        {/* With the space, because one beside it would move when the day is filled in. */}
        <b>{`${now ? fill(words.today, { day: dayName(now, locale) }) : words.title} `}</b>
        <span>{now && zoneName(now)}</span>
      </figcaption>
      <div
        className={s.day}
        style={now && ({ '--now': now.getHours() + now.getMinutes() / 60 } as CSSProperties)}
      >
        <div className={s.row}>
          <span>{words.care}</span>
          <div>
            <b className={now ? s.passing : undefined}>
              <i>{words.always}</i>
            </b>
          </div>
        </div>
        <div className={s.row}>
          <span>
            {words.calls} <i>{words.span}</i>
          </span>
          <div>
            <b className={s.calls} aria-hidden="true">
              {words.span}
            </b>
          </div>
        </div>
        <div className={s.axis} aria-hidden="true">
          {hours.map((hour) => (
            <i key={hour}>{pad(hour)}:00</i>
          ))}
        </div>
        {now && (
          <p className={s.now}>
            <b>
              {words.now} {pad(now.getHours())}:{pad(now.getMinutes())}
            </b>
          </p>
        )}
      </div>
      <p className={s.text}>{words.text}</p>
    </figure>
  );
}

/** The current time, once a minute; nothing before the page has its script. */
function useNow(): Date | undefined {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    setNow(new Date());
    const timer = setInterval(() => setNow(new Date()), msPerMinute);
    return () => clearInterval(timer);
  }, []);
  return now;
}

function dayName(now: Date, locale: Locale): string {
  return dateFormats(locale).weekday(new Date(+now - now.getTimezoneOffset() * msPerMinute));
}

/** `GMT+05:30`, the same in every language. */
function zoneName(now: Date): string {
  const parts = new Intl.DateTimeFormat('en', { timeZoneName: 'longOffset' }).formatToParts(now);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

export const island = defineIsland('your-day', YourDay);

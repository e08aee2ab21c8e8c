import type { CSSProperties } from 'react';
import { meetingMinutes, timeSlots } from '../../../contract/meeting.ts';
import { mailHref, mailQuestions } from '../../ui/mail.ts';
import { usePage } from '../../ui/page.tsx';
import { meetingQuestions } from './questions.ts';
import s from './start-times.module.css';

const hourOf = (time: string) => Number(time.slice(0, 2)) + Number(time.slice(3)) / 60;
const starts = timeSlots.map(hourOf);
const firstHour = Math.floor(Math.min(...starts));
const lastHour = Math.ceil(Math.max(...starts) + meetingMinutes / 60);
const hours = Array.from({ length: lastHour - firstHour }, (_, i) => firstHour + i);

/** The times of a day on its hours. Each opens the request with the time filled in. */
export function StartTimes() {
  const { messages, format } = usePage();
  const { schedule } = messages;
  const { times, fields, mail } = schedule;
  const questions = meetingQuestions(schedule);
  const shape = { '--hours': hours.length, '--length': meetingMinutes / 60 } as CSSProperties;
  return (
    <section aria-labelledby="times">
      <h2 id="times" className={s.title}>
        {times.title}
      </h2>
      <p className={s.note}>{times.note}</p>
      <div className={s.day} style={shape}>
        <div className={s.hours} aria-hidden="true">
          {hours.map((hour) => (
            <i key={hour}>{format.clock(hour)}</i>
          ))}
        </div>
        <ul className={s.slots}>
          {timeSlots.map((time) => (
            <li key={time} style={{ '--at': hourOf(time) - firstHour } as CSSProperties}>
              <a
                href={mailHref(mail.subject, mailQuestions(questions, mail.line, { [fields.time]: time }))}
                aria-label={times.ask(time)}
              >
                {time}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

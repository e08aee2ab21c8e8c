import type { CSSProperties } from 'react';
import { facts } from '../../../contract/facts.ts';
import { usePage } from '../../ui/page.tsx';
import { currentWeek } from '../../ui/sheet-weeks.ts';
import hidden from '../../ui/text.module.css';
import s from './flights.module.css';
import { channels } from './sample-plan.ts';

/** The flights of the plan: solid where the forecast reaches, dashed where it does not yet. */
export function Flights() {
  const { format, messages } = usePage();
  const names = { ...messages.home.plan, ...messages.mediaPlanning.flights };
  return (
    <ul className={s.plan} aria-label={names.label}>
      {channels.map((channel) => (
        <li key={channel.name}>
          <span className={s.channel}>{names[channel.name]}</span>
          {channel.flights.map(({ name, from, to, budget }) => (
            <span
              key={from}
              className={`${s.flight} ${from < facts.forecastWeeks ? s.forecast : s.planned}`}
              style={{ '--from': from, '--to': to } as CSSProperties}
            >
              <b>{names[name]}</b>
              <span className={hidden.hidden}>
                {format.week(currentWeek + from)}–{format.week(currentWeek + to - 1)}
              </span>
              <i>{format.moneyPerWeek(budget)}</i>
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}

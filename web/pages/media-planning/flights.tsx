import { facts } from '../../../contract/facts.ts';
import { Channel, Flight } from '../../ui/flights.tsx';
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
        <Channel key={channel.name} name={names[channel.name]}>
          {channel.flights.map(({ name, from, to, budget }) => (
            <Flight
              key={from}
              className={from < facts.forecastWeeks ? s.forecast : s.planned}
              name={names[name]}
              from={from}
              to={to}
              budget={format.moneyPerWeek(budget)}
            >
              <span className={hidden.hidden}>
                {format.week(currentWeek + from)}–{format.week(currentWeek + to - 1)}
              </span>
            </Flight>
          ))}
        </Channel>
      ))}
    </ul>
  );
}

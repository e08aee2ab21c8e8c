import { facts } from '../../../contract/facts.ts';
import { channels } from '../../sample-account/sample-plan.ts';
import { Week } from '../../ui/dated.tsx';
import { Channel, Flight } from '../../ui/flights.tsx';
import { usePage } from '../../ui/page.tsx';
import hidden from '../../ui/text.module.css';
import s from './flights.module.css';

/** Flights are solid within the forecast and dashed beyond it. */
export function Flights() {
  const { format, messages } = usePage();
  const names = { ...messages.home.plan, ...messages.mediaPlanning.flights };
  return (
    <ul className={s.plan} aria-label={names.label} data-later="">
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
                <Week offset={from} />–<Week offset={to - 1} />
              </span>
            </Flight>
          ))}
        </Channel>
      ))}
    </ul>
  );
}

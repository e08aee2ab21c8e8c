import type { CSSProperties } from 'react';
import type { Formatter } from '../../../content/format.ts';
import type { home } from '../../../content/messages/en/home.ts';
import { planAt } from '../../sample-account/flights.ts';
import { Channel, Flight } from '../../ui/flights.tsx';
import { usePage } from '../../ui/page.tsx';
import h from './hero.module.css';
import s from './media-plan.module.css';

export function MediaPlan() {
  const { format, messages } = usePage();
  const t = messages.home.plan;
  return (
    <section className={s.plan} aria-label={t.label} data-region="plan">
      <i className={s.today} />
      <ul className={h.rest} data-later="phone">
        <PlanRows moved={0} t={t} format={format} />
      </ul>
    </section>
  );
}

interface Props {
  moved: number;
  t: (typeof home)['plan'];
  format: Pick<Formatter, 'moneyPerWeek'>;
}

export function PlanRows({ moved, t, format }: Props) {
  const plan = planAt(moved);
  return (
    <>
      {plan.channels.map((channel) => (
        <Channel key={channel.name} name={t[channel.name]}>
          {channel.flights.map(({ name, from, to, budget, kind, isNamed }) => (
            <Flight
              key={from}
              className={s[kind]}
              name={isNamed ? t[name] : ''}
              from={from}
              to={to}
              budget={budget && isNamed ? format.moneyPerWeek(budget) : undefined}
            />
          ))}
        </Channel>
      ))}
      <li className={s.flags}>
        {plan.flags.map((flag) => (
          <span
            key={flag.name}
            className={[
              s.flag,
              flag.isAhead ? s.deck : s.alert,
              'isLeft' in flag && s.left,
              !flag.isShown && s.gone,
            ]
              .filter(Boolean)
              .join(' ')}
            style={flag.isShown ? ({ '--from': flag.week } as CSSProperties) : undefined}
          >
            {t.flags[flag.name]}
          </span>
        ))}
      </li>
    </>
  );
}

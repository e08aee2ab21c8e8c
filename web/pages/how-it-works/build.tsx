import { Island } from '../../ui/island.tsx';
import { Link } from '../../ui/link.tsx';
import { useMessages } from '../../ui/page.tsx';
import s from './build.module.css';
import { island } from './build-steps.island.tsx';
import { Plan } from './plan.tsx';
import { pages, type Service } from './services.tsx';

/** The steps, with the service that each introduces. */
const steps: { name: 'plan' | 'strategise' | 'execute' | 'watch'; services: Service[] }[] = [
  { name: 'plan', services: ['forecasting', 'mediaPlanning'] },
  { name: 'strategise', services: ['audience', 'device', 'adCopy'] },
  { name: 'execute', services: ['campaigns', 'decks'] },
  { name: 'watch', services: ['alerts'] },
];

/**
 * The steps, with a plan next to them that is built as they are read. Without a script it is complete. If there is no
 * room next to them, each step shows the plan at that point.
 */
export function Build() {
  const t = useMessages().howItWorks;
  return (
    <div className={s.build} data-build="" data-step={steps.length}>
      <div className={s.figure}>
        <Island of={island} props={{}} when="visible" />
        <Plan />
      </div>
      <ol className={s.steps}>
        {steps.map(({ name, services }, i) => (
          <li key={name} data-later={i > 0 ? '' : undefined}>
            <div className={s.own} data-step={i + 1}>
              <Plan isRepeated={i > 0} />
            </div>
            <em aria-hidden="true">{i + 1}</em>
            <h2>{t.steps[name].name}</h2>
            <p>{t.steps[name].text}</p>
            <dl>
              <dt>{t.steps[name].promise}</dt>
              <dd>{t.steps[name].kept}</dd>
            </dl>
            <ul aria-label={t.services.label}>
              {services.map((service) => {
                const to = pages[service];
                return (
                  <li key={service}>
                    {to ? <Link to={to}>{t.services[service].name}</Link> : t.services[service].name}
                  </li>
                );
              })}
            </ul>
          </li>
        ))}
      </ol>
    </div>
  );
}

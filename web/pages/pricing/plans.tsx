import { type Plan, plans } from '../../../contract/plans.ts';
import { useMessages, usePage } from '../../ui/page.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import heading from './heading.module.css';
import s from './plans.module.css';

/** The plan cards, shown when `settings.showPlans` says so. */
export function Plans() {
  const t = usePage().messages.pricing.plans;
  return (
    <Sheet spaced labelledBy="plans">
      <h2 id="plans" className={heading.section}>
        {t.title}
      </h2>
      <ul className={s.plans}>
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} />
        ))}
      </ul>
    </Sheet>
  );
}

function PlanCard({ plan }: { plan: Plan }) {
  const { format, messages } = usePage();
  const t = messages.pricing.plans;
  const { projects } = plan;
  const perProject = projects === 'perProject';
  return (
    <li id={plan.id}>
      <div className={s.name}>
        <h3>{plan.name}</h3>
        {plan.region && <span>{t.regions[plan.region]}</span>}
      </div>
      <p className={s.price}>
        <b>{format.price(plan.price, plan.currency)}</b> {perProject ? t.perProject : t.perMonth}
      </p>
      <p className={s.projects}>{perProject ? t.eachProject : t.upTo(format.number(projects))}</p>
      <ul>
        {plan.features.map((feature) => (
          <li key={feature}>{t.features[feature]}</li>
        ))}
      </ul>
    </li>
  );
}

export function Included() {
  const { included } = useMessages().pricing;
  return (
    <Sheet spaced labelledBy="included">
      <h2 id="included" className={heading.section}>
        {included.title}
      </h2>
      <div className={s.groups}>
        {included.groups.map(({ name, items }) => (
          <div key={name}>
            <h3>{name}</h3>
            <ul>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Sheet>
  );
}

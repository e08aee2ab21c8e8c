import { Definitions } from '../../ui/definitions.tsx';
import { Link } from '../../ui/link.tsx';
import { useMessages } from '../../ui/page.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import s from './relief.module.css';

/** Every service, with its page where it has one. */
const services = [
  { key: 'forecasting' },
  { key: 'mediaPlanning', to: '/media-planning' },
  { key: 'adCopy' },
  { key: 'campaigns' },
  { key: 'audience', to: '/audience-analysis' },
  { key: 'device', to: '/device-analysis' },
  { key: 'alerts' },
  { key: 'decks', to: '/pitch-perfect' },
] as const;

export function Relief() {
  const t = useMessages().howItWorks;
  return (
    <Sheet spaced labelledBy="relief" className={s.relief}>
      <h2 id="relief">{t.relief.title}</h2>
      <Definitions items={t.relief.items} />
      <h3>{t.services.title}</h3>
      <ul className={s.services}>
        {services.map((service) => (
          <li key={service.key}>
            {'to' in service ? (
              <Link to={service.to}>{t.services[service.key]}</Link>
            ) : (
              <span>{t.services[service.key]}</span>
            )}
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

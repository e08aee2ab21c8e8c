import type { CSSProperties } from 'react';
import type { Path } from '../../routes.ts';
import { Caption } from '../../ui/charts/caption.tsx';
import { Link } from '../../ui/link.tsx';
import { useMessages } from '../../ui/page.tsx';
import { SectionHead, Sheet } from '../../ui/sheet.tsx';
import s from './services.module.css';

/** Columns of the sheet. */
const phases = [
  { step: 'plan', from: 1, to: 10 },
  { step: 'strategise', from: 10, to: 18 },
  { step: 'execute', from: 18, to: 27 },
] as const;
const services = [
  { name: 'forecasting', from: 1, to: 27 },
  { name: 'mediaPlanning', from: 1, to: 16 },
  { name: 'audience', from: 6, to: 27 },
  { name: 'device', from: 8, to: 27 },
  { name: 'adCopy', from: 10, to: 18 },
  { name: 'campaigns', from: 14, to: 22 },
  { name: 'alerts', from: 18, to: 27 },
  { name: 'decks', from: 19, to: 27 },
] as const;

export type Service = (typeof services)[number]['name'];

/** The pages of services that have one. */
export const pages: Partial<Record<Service, Path>> = {
  forecasting: '/forecast',
  mediaPlanning: '/media-planning',
  audience: '/audience-analysis',
  device: '/device-analysis',
  adCopy: '/Comingsoon',
  decks: '/pitch-perfect',
};

function span({ from, to }: { from: number; to: number }): CSSProperties {
  return { '--from': from, '--to': to } as CSSProperties;
}

/** Every service as a flight of a media plan. */
export function Services() {
  const t = useMessages().howItWorks;
  return (
    <Sheet spaced labelledBy="services">
      <SectionHead id="services" title={t.services.title}>
        {t.services.lede}
      </SectionHead>
      <Caption title={t.services.caption} note={t.services.note} />
      <p className={s.phases} aria-hidden="true">
        {phases.map((phase) => (
          <span key={phase.step} style={span(phase)}>
            {t.steps[phase.step].name}
          </span>
        ))}
      </p>
      <ul className={s.services}>
        {services.map((service) => {
          const to = pages[service.name];
          const { name, text } = t.services[service.name];
          return (
            <li key={service.name} style={span(service)}>
              <div>
                {to ? <Link to={to}>{name}</Link> : <b>{name}</b>} <span>{text}</span>
              </div>
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}

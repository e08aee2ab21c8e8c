import type { CSSProperties } from 'react';
import { facts } from '../../../contract/facts.ts';
import { Caption } from '../../ui/charts/caption.tsx';
import { usePage } from '../../ui/page.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { yearsSince } from '../../ui/sheet-weeks.ts';
import s from './opening.module.css';

/** The title above a timeline from the founding year to just after today. */
export function Opening() {
  const { messages, today } = usePage();
  const { about, layout } = messages;
  const age = yearsSince(facts.foundedIn, today);
  const years = Array.from({ length: Math.floor(age) + 1 }, (_, i) => i);
  return (
    <Sheet className={s.opening}>
      <h1>{about.title}</h1>
      <div className={s.years} role="img" aria-label={about.years.label} data-years="">
        <svg viewBox="0 0 100 150" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 92 100 8v142Z" fill="var(--persimmon-1)" />
          <path d="M0 92 100 44v86Z" fill="var(--persimmon-2)" />
        </svg>
        {years.map((year) => (
          <i key={year} className={s.year} style={{ '--x': year / age } as CSSProperties} aria-hidden="true">
            {facts.foundedIn + year}
            {year === 0 && <span> {about.years.founded}</span>}
          </i>
        ))}
        <b className={s.today} aria-hidden="true">
          {layout.ruler.today}
        </b>
      </div>
      <Caption title={about.years.caption} note={about.years.note} />
    </Sheet>
  );
}

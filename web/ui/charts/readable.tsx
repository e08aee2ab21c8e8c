import type { ReactNode } from 'react';
import { Island } from '../island.tsx';
import { useMessages } from '../page.tsx';
import { island } from './readout.island.tsx';
import s from './readout.module.css';

/** A drawing in equal columns, each of which shows its row of the figure's table on hover, touch or focus. */
export function Readable({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return (
    <div className={className ? `${s.area} ${className}` : s.area}>
      {children}
      <Readout />
    </div>
  );
}

/** The interactive part, for a drawing with its own positioned box. */
export function Readout() {
  return <Island of={island} when="interaction" props={{ label: useMessages().layout.readout }} />;
}

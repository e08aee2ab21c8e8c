import { useEffect, useRef, useState } from 'react';
import type { StateMessages } from '../text/forecast-messages.ts';
import s from './section-index.module.css';

type SectionName = Exclude<keyof StateMessages['index'], 'label'>;

const ids: Record<SectionName, string> = {
  outlook: 'chart',
  checks: 'checked',
  segments: 'segments',
  plan: 'plan',
  budget: 'budget',
  outputs: 'outputs',
};

/** Links to the sections; the one in view is marked, without moving the focus. */
export function SectionIndex({ names, states }: { names: SectionName[]; states: StateMessages }) {
  const nav = useRef<HTMLElement>(null);
  const [current, setCurrent] = useState<SectionName>('outlook');
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the sections change
  useEffect(() => {
    function mark(): void {
      const passed = names.filter((name) => {
        const top = document.getElementById(ids[name])?.getBoundingClientRect().top;
        return top !== undefined && top < innerHeight / 3;
      });
      const found = passed.at(-1) ?? 'outlook';
      setCurrent(found);
      // On phones this scrolls the entry into view, not the page.
      const link = nav.current?.querySelector<HTMLElement>(`[href="#${ids[found]}"]`);
      if (nav.current && link) nav.current.scrollLeft = link.offsetLeft - 16;
    }
    mark();
    addEventListener('scroll', mark, { passive: true });
    return () => removeEventListener('scroll', mark);
  }, [names.join()]);
  return (
    <nav ref={nav} className={s.index} aria-label={states.index.label}>
      {names.map((name) => (
        <a key={name} href={`#${ids[name]}`} aria-current={name === current || undefined}>
          {states.index[name]}
        </a>
      ))}
    </nav>
  );
}

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type * as Slots from './slots.tsx';

/** The next free times and the selected one. They and their code are loaded just before they come into view. */
export function useSlots() {
  const place = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<{ parts: typeof Slots; slots: readonly Slots.Slot[] }>();
  const [chosen, choose] = useState<Slots.Slot>();

  async function load() {
    const parts = await import('./slots.tsx');
    const slots = await parts.findSlots().catch(() => []);
    choose(undefined);
    setLoaded({ parts, slots });
  }
  const reload = () => void load().catch(() => {});
  const onView = useEffectEvent(reload);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        onView();
      },
      { rootMargin: '200px' },
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return { place, loaded, chosen, choose, reload };
}

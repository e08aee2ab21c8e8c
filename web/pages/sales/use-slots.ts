import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Slot } from '../../ui/scheduling/free-slots.ts';
import type * as Slots from './slots.tsx';

/** The next free times and the selected one. They and their code are loaded just before they come into view. */
export function useSlots() {
  const place = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<{ parts: typeof Slots; slots: readonly Slot[] }>();
  const [chosen, choose] = useState<Slot>();
  const [isLoading, setLoading] = useState(true);

  async function load() {
    const parts = await import('./slots.tsx');
    const slots = await parts.findSlots().catch(() => []);
    choose((before) => slots.find(({ date, time }) => date === before?.date && time === before.time));
    setLoaded({ parts, slots });
  }
  const reload = () =>
    void load()
      .catch(() => {})
      .finally(() => setLoading(false));
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
  useEffect(() => {
    if (!loaded?.slots[0]) return;
    const timer = setTimeout(onView, loaded.parts.validMs(loaded.slots));
    return () => clearTimeout(timer);
  }, [loaded]);
  return { place, loaded, isLoading, chosen, choose, reload };
}

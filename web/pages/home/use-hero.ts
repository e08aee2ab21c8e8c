import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { useWeekHandle } from '../../ui/charts/use-week-handle.ts';

/** The hero as rendered: static, which is all there is without this script. */
interface Hero {
  sheet: HTMLElement;
  plot: HTMLElement;
  legend: HTMLElement;
  plan: HTMLElement;
  grip: HTMLElement;
  ruler: HTMLElement;
}

export function useHero(): Hero | undefined {
  const [hero, setHero] = useState<Hero>();
  useEffect(() => setHero(findHero()), []);
  return hero;
}

function findHero(): Hero {
  const find = (selector: string) => {
    const found = document.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`The hero has no ${selector}`);
    return found;
  };
  const region = (name: string) => find(`[data-region="${name}"]`);
  const weeks = find('[data-sheet-months]');
  const plot = region('plot');
  return {
    sheet: plot.closest('section') ?? plot,
    plot,
    legend: region('legend'),
    plan: region('plan'),
    grip: find('button[data-handle][tabindex="-1"]'),
    ruler: weeks.parentElement ?? weeks,
  };
}

/** For the style sheet: the static drawing is replaced by the script's. */
export function useTouched(hero: Hero | undefined, isTouched: boolean): void {
  useLayoutEffect(() => {
    for (const part of hero ? [hero.sheet, hero.ruler] : []) part.toggleAttribute('data-touched', isTouched);
  }, [hero, isTouched]);
}

type DragProps = ReturnType<typeof useWeekHandle>['dragProps'];

/** The grip at the foot of the line works like the flag. */
export function useGrip(hero: Hero | undefined, drag: DragProps): void {
  const down = useEffectEvent((event: PointerEvent) => drag.onPointerDown(event));
  const move = useEffectEvent((event: PointerEvent) => drag.onPointerMove(event));
  const release = useEffectEvent(() => drag.onPointerUp());
  useEffect(() => {
    if (!hero) return;
    const { grip } = hero;
    const stop = new AbortController();
    grip.addEventListener('pointerdown', (event) => down(event), stop);
    grip.addEventListener('pointermove', (event) => move(event), stop);
    grip.addEventListener('pointerup', () => release(), stop);
    grip.addEventListener('pointercancel', () => release(), stop);
    return () => stop.abort();
  }, [hero]);
}

/** Replays events on the flag or the grip that the bootstrap script kept from before this script listened. */
export function useKeptEvents(hero: Hero | undefined, flag: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!hero) return;
    const container = flag.current?.closest<HTMLElement & { kept?: Event[]; unheard?: number }>(
      '[data-island]',
    );
    if (!container) return;
    const { kept = [], unheard = 0 } = container;
    delete container.kept;
    // React has responded to later events on the flag; the grip is not its own.
    void repeat(kept.filter(({ target }, i) => i < unheard || !container.contains(target as Node)));
  }, [hero, flag]);
}

async function repeat(events: Event[]): Promise<void> {
  for (const event of events) {
    const Kind = event.constructor as typeof Event;
    event.target?.dispatchEvent(new Kind(event.type, event));
    // Lets React respond before the next one.
    await Promise.resolve();
  }
}

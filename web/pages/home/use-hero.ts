import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { useWeekHandle } from '../../ui/charts/use-week-handle.ts';
import ruler from '../../ui/shell/ruler.module.css';
import { realToday } from './view.ts';

/** The hero as the page is rendered: at rest, which is all there is without this script. */
interface Hero {
  sheet: HTMLElement;
  plot: HTMLElement;
  legend: HTMLElement;
  plan: HTMLElement;
  copy: HTMLElement;
  line: HTMLElement;
  /** The line through the plan. */
  planLine: HTMLElement;
  grip: HTMLElement;
  ruler: HTMLElement;
  /** The sheet's part of the ruler, with the flag. */
  handle: HTMLElement;
  weeks: HTMLElement[];
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
    copy: region('copy'),
    line: find('[data-region="plot"] > i'),
    planLine: find('[data-region="plan"] > i'),
    grip: find('[data-region="plot"] > [data-handle]'),
    ruler: weeks.parentElement ?? weeks,
    handle: find('[data-sheet-months] + *'),
    weeks: [...weeks.querySelectorAll('i')],
  };
}

type DragProps = ReturnType<typeof useWeekHandle>['dragProps'];

/** The grip at the foot of the line repeats the flag. */
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

/** Positions the line with everything attached to it, and lets it follow a pointer. */
export function useLine(hero: Hero | undefined, at: number, isTouched: boolean) {
  const isDragged = useRef(false);
  const copyEnd = useCopyEnd(hero);

  // Only on what moves: the styles of all that inherits it are computed again.
  function set(property: string, value: string): void {
    for (const part of hero ? [hero.line, hero.planLine, hero.grip, hero.handle] : [])
      part.style.setProperty(property, value);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: where it is changes with these only
  useLayoutEffect(() => {
    if (!hero) return;
    if (!isDragged.current) set('--t', String(at));
    // On wide screens the headline is left of Today: a line that is moved there goes on below it.
    const { line, weeks } = hero;
    line.style.setProperty('--cut', at < realToday ? copyEnd.current : '');
    for (const [week, label] of weeks.entries()) {
      const side = (week < at ? ruler.past : ruler.next) ?? '';
      if (label.className !== side) label.className = side;
    }
  }, [hero, at]);
  useLayoutEffect(() => {
    for (const part of hero ? [hero.sheet, hero.ruler] : []) part.toggleAttribute('data-touched', isTouched);
  }, [hero, isTouched]);

  return {
    onFollow(weeks: number, nearest: number): void {
      if (!isDragged.current) set('--snap', '0s');
      isDragged.current = true;
      set('--t', String(nearest + weeks));
    },
    onRelease(): void {
      set('--snap', '');
      isDragged.current = false;
    },
  };
}

/** How far down the headline's cell goes. Observed, because to measure it with each move would lay the page out twice. */
function useCopyEnd(hero: Hero | undefined): RefObject<string> {
  const end = useRef('');
  useEffect(() => {
    if (!hero) return;
    const { copy } = hero;
    const observer = new ResizeObserver(() => {
      end.current = `${copy.offsetTop + copy.offsetHeight}px`;
    });
    observer.observe(copy);
    return () => observer.disconnect();
  }, [hero]);
  return end;
}

/** The bootstrap script keeps events on the flag or the grip from before this script listened. */
export function useKeptEvents(hero: Hero | undefined, flag: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!hero) return;
    const container = flag.current?.closest<HTMLElement & { kept?: Event[] }>('[data-island]');
    const kept = container?.kept ?? [];
    if (container) delete container.kept;
    void repeat(kept);
  }, [hero, flag]);
}

async function repeat(events: Event[]): Promise<void> {
  for (const event of events) {
    const Kind = event.constructor as typeof Event;
    event.target?.dispatchEvent(new Kind(event.type, event));
    // React responds before the next one.
    await Promise.resolve();
  }
}

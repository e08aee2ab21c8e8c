import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { HeroView } from './view.ts';

/** The state of a glide: how many weeks remain, and the scale at which the sheet is drawn. */
interface Glide {
  weeks: number;
  floor: number;
  height: number;
}

const durationMs = 280;
const easing = 'cubic-bezier(0.2, 0.7, 0.1, 1)';

/**
 * Lets an element glide to its new position from where it was last seen. `frame` is a drawing's height and the width of
 * its weeks, in its own units: it scales as well.
 */
export function useGlide(
  target: RefObject<Element | null>,
  { moved, scale }: HeroView,
  frame?: { week: number; height: number },
): void {
  const seen = useRef({ moved, scale });
  const running = useRef<{ animation: Animation; from: Glide }>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the scale changes with it, and the frame never does
  useLayoutEffect(() => {
    const last = seen.current;
    seen.current = { moved, scale };
    const element = target.current;
    if (!element || last.moved === moved || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const from = glideFrom(last, running.current, moved);
    const transform = frame
      ? drawingTransform(from, scale, frame)
      : `translateX(calc(${from.weeks} * var(--wk)))`;
    running.current?.animation.cancel();
    const animation = element.animate([{ transform }, { transform: 'none' }], {
      duration: durationMs,
      easing,
    });
    running.current = { animation, from };
  }, [moved]);
}

/** Its current visible position: an unfinished move continues from there. */
function glideFrom(
  last: { moved: number; scale: HeroView['scale'] },
  running: { animation: Animation; from: Glide } | undefined,
  moved: number,
): Glide {
  const { floor, ceiling } = last.scale;
  const progress = running?.animation.effect?.getComputedTiming().progress ?? 1;
  const before = running?.from;
  const mix = (from: number | undefined, to: number) => (from ?? to) + (to - (from ?? to)) * progress;
  return {
    weeks: moved - last.moved + mix(before?.weeks, 0),
    floor: mix(before?.floor, floor),
    height: mix(before?.height, ceiling - floor),
  };
}

function drawingTransform(
  { weeks, floor, height }: Glide,
  scale: HeroView['scale'],
  frame: { week: number; height: number },
): string {
  const stretch = (scale.ceiling - scale.floor) / height;
  const lift = frame.height * (1 - stretch - (scale.floor - floor) / height);
  return `matrix(1, 0, 0, ${stretch}, ${weeks * frame.week}, ${lift})`;
}

import { type KeyboardEvent, useRef } from 'react';

interface Options {
  /** The current week, and the range in which it can be moved. */
  at: number;
  min: number;
  max: number;
  /** The week that End and Escape return to. */
  real: number;
  /** The number of weeks across the element in which it moves. */
  columns: number;
  /** Called for each week crossed. */
  onMove: (at: number, isDrag: boolean) => void;
  /**
   * Draws it between two weeks while it follows the pointer, given the distance from the nearest. Not state, so that
   * nothing rerenders.
   */
  onFollow?: (weeks: number, nearest: number) => void;
  /** Called when the pointer is released. */
  onRelease?: (at: number) => void;
}

/** React's event or the browser's own. */
type DragEvent = Pick<
  PointerEvent,
  'button' | 'clientX' | 'pointerId' | 'isTrusted' | 'currentTarget' | 'stopPropagation'
>;

const pageOfWeeks = 4;

/** Moves something by weeks, such as the Today line: by a slider, or by dragging anything else. */
export function useWeekHandle({ at, min, max, real, columns, onMove, onFollow, onRelease }: Options) {
  const drag = useRef<{ from: number; x: number; week: number; last: number }>(undefined);

  const within = (week: number) => Math.min(max, Math.max(min, week));

  const dragProps = {
    onPointerDown(event: DragEvent): void {
      if (event.button !== 0) return;
      const handle = event.currentTarget as HTMLElement;
      // An event replayed by a script may belong to a pointer long gone.
      if (event.isTrusted) handle.setPointerCapture(event.pointerId);
      const sheet = handle.offsetParent?.clientWidth ?? 0;
      drag.current = { from: at, x: event.clientX, week: sheet / columns || 1, last: at };
    },
    onPointerMove(event: DragEvent): void {
      if (!drag.current) return;
      const { from, x, week } = drag.current;
      const next = within(from + (event.clientX - x) / week);
      const nearest = Math.round(next);
      onFollow?.(next - nearest, nearest);
      // Not compared with `at`: a slow browser may not have rendered the last move yet.
      if (nearest === drag.current.last) return;
      drag.current.last = nearest;
      onMove(nearest, true);
    },
    onPointerUp: release,
    onPointerCancel: release,
  };

  function release(): void {
    if (!drag.current) return;
    const { last } = drag.current;
    drag.current = undefined;
    onFollow?.(0, last);
    onRelease?.(last);
  }

  function press(event: KeyboardEvent): void {
    const steps: Record<string, number> = {
      ArrowLeft: at - 1,
      ArrowDown: at - 1,
      ArrowRight: at + 1,
      ArrowUp: at + 1,
      PageDown: at - pageOfWeeks,
      PageUp: at + pageOfWeeks,
      Home: min,
      End: real,
      Escape: real,
    };
    const to = steps[event.key];
    if (to === undefined || event.altKey || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    if (within(to) !== at) onMove(within(to), false);
  }

  return {
    dragProps,
    sliderProps: {
      ...dragProps,
      role: 'slider' as const,
      'aria-valuemin': min - real,
      'aria-valuemax': max - real,
      'aria-valuenow': at - real,
      onKeyDown: press,
    },
  };
}

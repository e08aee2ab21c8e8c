import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';

interface Options {
  /** The week that Today stands before, and how far it may go. */
  at: number;
  least: number;
  most: number;
  /** Where Today really is. */
  real: number;
  /** How many weeks the sheet has across. */
  columns: number;
  /** For each week that is crossed. */
  onMove: (at: number) => void;
  /** The pointer has let go. */
  onRelease?: () => void;
}

const pageOfWeeks = 4;

/** Moves the Today line: by a flag that is a slider, and by anything else that is dragged. */
export function useTodayHandle({ at, least, most, real, columns, onMove, onRelease }: Options) {
  const drag = useRef<{ from: number; x: number; week: number }>(undefined);
  /** Between two weeks while it follows the pointer. */
  const [position, setPosition] = useState<number>();

  const within = (week: number) => Math.min(most, Math.max(least, week));
  function moveTo(week: number): void {
    if (week !== at) onMove(week);
  }

  const dragProps = {
    onPointerDown(event: PointerEvent<HTMLElement>): void {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const sheet = event.currentTarget.offsetParent?.clientWidth ?? 0;
      drag.current = { from: at, x: event.clientX, week: sheet / columns || 1 };
      setPosition(at);
    },
    onPointerMove(event: PointerEvent<HTMLElement>): void {
      if (!drag.current) return;
      const { from, x, week } = drag.current;
      const next = within(from + (event.clientX - x) / week);
      setPosition(next);
      moveTo(Math.round(next));
    },
    onPointerUp: release,
    onPointerCancel: release,
  };

  function release(): void {
    if (!drag.current) return;
    drag.current = undefined;
    setPosition(undefined);
    onRelease?.();
  }

  function press(event: KeyboardEvent): void {
    const steps: Record<string, number> = {
      ArrowLeft: at - 1,
      ArrowDown: at - 1,
      ArrowRight: at + 1,
      ArrowUp: at + 1,
      PageDown: at - pageOfWeeks,
      PageUp: at + pageOfWeeks,
      Home: least,
      End: real,
      Escape: real,
    };
    const to = steps[event.key];
    if (to === undefined || event.altKey || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    moveTo(within(to));
  }

  return {
    /** Where to draw the line. */
    position: position ?? at,
    isDragging: position !== undefined,
    dragProps,
    sliderProps: {
      ...dragProps,
      role: 'slider' as const,
      'aria-valuemin': least - real,
      'aria-valuemax': most - real,
      'aria-valuenow': at - real,
      onKeyDown: press,
    },
  };
}

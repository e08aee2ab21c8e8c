import type { PointerEvent } from 'react';
import type { useWeekHandle } from '../../../ui/charts/use-week-handle.ts';

type DragProps = ReturnType<typeof useWeekHandle>['dragProps'];

/** Dragging must not also focus weeks. */
export function stayHere(drag: DragProps) {
  return {
    ...drag,
    onPointerDown(event: PointerEvent) {
      event.stopPropagation();
      drag.onPointerDown(event);
    },
    onPointerMove(event: PointerEvent) {
      if (event.buttons !== 0) event.stopPropagation();
      drag.onPointerMove(event);
    },
  };
}

/** Touching the line scrolls the page. */
export function byMouse(drag: ReturnType<typeof stayHere>): typeof drag {
  return {
    ...drag,
    onPointerDown(event) {
      if (event.pointerType !== 'touch') drag.onPointerDown(event);
    },
  };
}

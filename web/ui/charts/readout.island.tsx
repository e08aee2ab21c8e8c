import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { defineIsland } from '../island-definition.ts';
import s from './readout.module.css';

/** Covers a drawing and reads the nearest table, so that both always show the same. */
function Readout({ label }: { label: string }) {
  const area = useRef<HTMLDivElement>(null);
  const [column, setColumn] = useState<Column>();

  // If a key or touch triggered loading, the reader is already here; a mouse will move again.
  useEffect(() => {
    if (area.current && area.current === document.activeElement) setColumn(startingColumn(area.current));
  }, []);

  function follow({ clientX, currentTarget }: PointerEvent): void {
    takeTouch(currentTarget);
    setColumn(pointedColumn(currentTarget, clientX));
  }

  function move(event: KeyboardEvent): void {
    const { index = -1 } = column ?? {};
    const targets: Record<string, Place> = {
      ArrowLeft: () => index - 1,
      ArrowRight: () => index + 1,
      Home: first,
      End: (columns) => columns - 1,
    };
    const target = targets[event.key];
    if (event.key === 'Escape') setColumn(undefined);
    if (!target) return;
    event.preventDefault();
    setColumn(columnAt(event.currentTarget, target));
  }

  return (
    <div
      ref={area}
      className={s.readout}
      role="group"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move through the columns
      tabIndex={0}
      onPointerMove={follow}
      onPointerDown={follow}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setColumn(undefined)}
      onFocus={({ currentTarget }) => column ?? setColumn(startingColumn(currentTarget))}
      onBlur={() => setColumn(undefined)}
      onKeyDown={move}
    >
      {column && <i style={{ '--at': column.index, '--of': column.of } as CSSProperties} />}
      {/* Only columns reached by key are announced. */}
      <p role="status" aria-live={column?.isPointed ? 'off' : 'polite'}>
        {column && <Values {...column} />}
      </p>
    </div>
  );
}

/** The position among all columns. */
type Place = (columns: number) => number;
const first: Place = () => 0;

interface Column {
  index: number;
  of: number;
  cells: string[];
  names: string[];
  isPointed?: boolean;
}

function columnAt(area: Element, place: Place): Column {
  const table = nearestTable(area);
  const rows = [...(table?.tBodies[0]?.rows ?? [])];
  const index = Math.min(rows.length - 1, Math.max(0, place(rows.length)));
  return { index, of: rows.length, cells: readCells(rows[index]), names: readCells(table?.tHead?.rows[0]) };
}

function pointedColumn(area: Element, clientX: number): Column {
  const { left, width } = area.getBoundingClientRect();
  const place: Place = (columns) => Math.floor(((clientX - left) / width) * columns);
  return { ...columnAt(area, place), isPointed: true };
}

/** The column whose touch triggered loading, or else the first. */
function startingColumn(area: Element): Column {
  const touch = takeTouch(area);
  return touch ? pointedColumn(area, touch.clientX) : columnAt(area, first);
}

/** Takes the touch event that the page's script kept; it is replayed once. */
function takeTouch(area: Element): globalThis.PointerEvent | undefined {
  const container = area.parentElement as HTMLElement & { kept?: globalThis.PointerEvent[] };
  const event = container.kept?.pop();
  return event?.pointerType === 'touch' ? event : undefined;
}

function Values({ cells: [head, ...cells], names: [, ...names] }: Column) {
  return (
    <>
      <b>{head}</b>
      {cells.map(
        (cell, i) =>
          cell !== '–' && (
            <span key={names[i]}>
              {names[i]} <b>{cell}</b>
            </span>
          ),
      )}
    </>
  );
}

function nearestTable(area: Element): HTMLTableElement | undefined {
  for (let around = area.parentElement; around; around = around.parentElement) {
    const tables = [...around.querySelectorAll('table')];
    // A page may hide one table while it shows another.
    const shown = tables.find((table) => table.closest('details')?.checkVisibility());
    if (shown) return shown;
  }
}

function readCells(row: HTMLTableRowElement | undefined): string[] {
  return [...(row?.cells ?? [])].map(({ textContent }) => textContent);
}

export const island = defineIsland('readout', Readout);

import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useConsole } from '../context.ts';
import { Button } from '../parts/controls.tsx';
import s from './shortcuts.module.css';

/** The inbox's keyboard shortcuts, off while the operator is typing. */
export function useShortcuts(pane: RefObject<HTMLElement | null>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const show = () => dialog.current?.showModal();

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || dialog.current?.open) return;
    const target = event.target instanceof Element ? event.target : document.body;
    if (target.closest('input:not([type=checkbox]), textarea, select, dialog, [contenteditable]')) return;
    const isArrow = event.key.startsWith('Arrow');
    // Elsewhere, arrow keys scroll the focused element.
    if (isArrow && !target.matches('body, main, [data-row]')) return;
    if (!run(event.key, event.shiftKey)) return;
    event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);

  function run(key: string, shiftKey: boolean): boolean {
    if (key === 'j' || key === 'ArrowDown') return step(1);
    if (key === 'k' || key === 'ArrowUp') return step(-1);
    if (key === '/') return focus('[data-key=search]');
    if (key === 'n') return focus('[data-key=note]');
    if (key === 'x' || key === 'X') return select(shiftKey);
    if (key === 'Escape') return click('[data-key=clear]');
    if (key === 'i') return click('[data-key=invite]');
    if (key === 's') return focus('[data-key=status]');
    if (key === 'a') return focus('[data-key=assignee]');
    if (key === 'e') find('[data-key=export]')?.click();
    if (key === '?') show();
    return key === 'e' || key === '?';
  }
  function find(selector: string): HTMLElement | null | undefined {
    return pane.current?.querySelector<HTMLElement>(selector);
  }
  function focus(selector: string): boolean {
    const found = find(selector);
    found?.focus();
    return found != null;
  }
  function click(selector: string): boolean {
    const found = find(selector);
    found?.click();
    return found != null;
  }
  /** Selects the focused row, or with Shift everything since the last one. */
  function select(shiftKey: boolean): boolean {
    const box = document.activeElement?.closest('tr')?.querySelector('input');
    box?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey }));
    return box != null;
  }
  /** Moves from the focused row, or else from the open one. */
  function step(by: 1 | -1): boolean {
    const rows = [...(pane.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const focused = rows.indexOf(document.activeElement as HTMLElement);
    const from = focused >= 0 ? focused : rows.findIndex((row) => row.ariaCurrent === 'true');
    const next = rows[Math.min(rows.length - 1, Math.max(0, from + by))];
    next?.focus();
    return next !== undefined;
  }
  return { dialog, show };
}

const keys: readonly { press: string; does: string; editor?: true }[] = [
  { press: 'j ↓', does: 'Next line' },
  { press: 'k ↑', does: 'Line before' },
  { press: 'Enter', does: 'Open the line' },
  { press: 'x', does: 'Select the line, with Shift all from the last one on', editor: true },
  { press: 'Esc', does: 'Select nothing', editor: true },
  { press: 'i', does: 'Invite', editor: true },
  { press: 's', does: 'Set the status', editor: true },
  { press: 'a', does: 'Assign', editor: true },
  { press: '/', does: 'Search' },
  { press: 'n', does: 'Write a note', editor: true },
  { press: 'e', does: 'Export the list as CSV', editor: true },
  { press: '?', does: 'Show these keys' },
];

export function ShortcutsDialog({ dialog }: { dialog: RefObject<HTMLDialogElement | null> }) {
  const { mayEdit } = useConsole();
  return (
    <dialog ref={dialog} className={s.dialog} aria-labelledby="keys-title">
      <h2 id="keys-title">Keys</h2>
      <dl>
        {keys
          .filter(({ editor }) => mayEdit || !editor)
          .map(({ press, does }) => (
            <div key={press}>
              <dt>
                {press.split(' ').map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
      </dl>
      <form method="dialog">
        <Button type="submit">Close</Button>
      </form>
    </dialog>
  );
}

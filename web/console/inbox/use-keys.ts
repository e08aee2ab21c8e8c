import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** The keyboard of the inbox. It keeps still while somebody types. */
export function useKeys(pane: RefObject<HTMLElement | null>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const show = () => dialog.current?.showModal();

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || dialog.current?.open) return;
    const target = event.target instanceof Element ? event.target : document.body;
    if (target.closest('input, textarea, select, dialog, [contenteditable]')) return;
    const isArrow = event.key.startsWith('Arrow');
    // Where something else has the focus, arrows scroll it.
    if (isArrow && !target.matches('body, main, [data-row]')) return;
    if (!run(event.key)) return;
    event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);

  function run(key: string): boolean {
    if (key === 'j' || key === 'ArrowDown') return step(1);
    if (key === 'k' || key === 'ArrowUp') return step(-1);
    if (key === '/') return focus('[data-key=search]');
    if (key === 'n') return focus('[data-key=note]');
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
    return found !== null;
  }
  /** From the row that has the focus, else from the one that is open. */
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

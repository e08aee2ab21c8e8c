import { fillBlanks } from './controls.ts';

/** Takes what another page sent along out of the address and puts it into the form. */
export function fillFromQuery(form: HTMLFormElement | null, names: readonly string[]): void {
  const url = new URL(location.href);
  const brought = names.filter((name) => url.searchParams.has(name));
  if (form === null || brought.length === 0) return;
  fillBlanks(form, Object.fromEntries(brought.map((name) => [name, url.searchParams.get(name) ?? ''])));
  for (const name of brought) url.searchParams.delete(name);
  history.replaceState(history.state, '', url);
}

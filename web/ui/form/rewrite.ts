/** Puts other words into a field while it is typed in. The caret stays where it was, counted from the end. */
export function rewrite(input: HTMLInputElement, change: (typed: string) => string): boolean {
  const { value: typed, selectionEnd } = input;
  const changed = change(typed);
  if (changed === typed) return false;
  const behindCaret = typed.length - (selectionEnd ?? typed.length);
  input.value = changed;
  if (document.activeElement === input) {
    const caret = Math.max(0, changed.length - behindCaret);
    input.setSelectionRange(caret, caret);
  }
  return true;
}

/** Puts a value into a field as if it had been typed, so that the form around it hears of it. */
export function tell(input: HTMLInputElement): void {
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

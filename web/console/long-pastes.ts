/** Rejects a paste that exceeds its field's `maxLength`, and says how long the text would be. */
export function rejectLongPastes(root: HTMLElement): void {
  root.addEventListener('paste', (event) => {
    const field = event.target;
    if (!isTextField(field) || field.maxLength < 0) return;
    const length = lengthAfterPaste(field, event.clipboardData?.getData('text/plain') ?? '');
    if (length <= field.maxLength) return;
    event.preventDefault();
    const [max, would] = [field.maxLength, length].map((count) => count.toLocaleString('en'));
    field.setCustomValidity(
      `Nothing was pasted: the text would have ${would} characters, at most ${max} fit.`,
    );
    field.reportValidity();
    const isOver = new AbortController();
    for (const type of ['input', 'keydown', 'blur']) {
      field.addEventListener(type, clear, { signal: isOver.signal });
    }
    function clear(this: TextField) {
      this.setCustomValidity('');
      isOver.abort();
    }
  });
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

function isTextField(target: EventTarget | null): target is TextField {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

function lengthAfterPaste(field: TextField, pasted: string): number {
  const { value, selectionStart, selectionEnd } = field;
  const isOneLine = field instanceof HTMLInputElement;
  const text = isOneLine ? pasted.replaceAll(/[\r\n]/g, '') : pasted.replaceAll('\r\n', '\n');
  // The selection in an email field cannot be read: all of it may be replaced.
  if (selectionStart === null || selectionEnd === null) return text.length;
  return value.length - (selectionEnd - selectionStart) + text.length;
}

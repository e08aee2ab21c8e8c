import { honeypot } from '../../../contract/form-trap.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What stands in a form, files aside. */
export function valuesOf(form: HTMLFormElement): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') values[name] = value;
  return values;
}

/** What stands in a form, and the files chosen in it. */
export function contentOf(form: HTMLFormElement): Record<string, string | File> {
  const content: Record<string, string | File> = valuesOf(form);
  // A field without a file holds one without a name.
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== 'string' && value.name !== '') content[name] = value;
  }
  return content;
}

/** Nobody has typed or chosen anything. */
export function isBlank(form: HTMLFormElement): boolean {
  return !controlsOf(form).some(isTouched);
}

/** Fills in the fields that are blank. */
export function fillBlanks(form: HTMLFormElement, values: Readonly<Record<string, string>>): void {
  const controls = controlsOf(form);
  const touched = new Set(controls.filter(isTouched).map(({ name }) => name));
  for (const control of controls) {
    const value = values[control.name];
    if (value === undefined || touched.has(control.name)) continue;
    if (isChoice(control)) control.checked = control.value === value;
    else control.value = value;
  }
}

/** Leads to the first field at fault, else back to the button, which lost the focus while it was disabled. */
export function focusFault(form: HTMLFormElement | null, fields: Readonly<Record<string, string>>): void {
  const fault = form && controlsOf(form).find(({ name }) => Object.hasOwn(fields, name));
  if (fault) fault.focus();
  else if (nothingHasFocus())
    form?.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true });
}

export function nothingHasFocus(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control =>
      element.matches('input:not([type=hidden]), textarea, select') && !isHoneypot(element),
  );
}

function isHoneypot(element: Element): boolean {
  return (element as Control).name === honeypot;
}

function isTouched(control: Control): boolean {
  if (isChoice(control)) return control.checked !== control.defaultChecked;
  if (control instanceof HTMLSelectElement) {
    // Where none is marked, the first stands chosen.
    const unmarked = Math.max(
      0,
      [...control.options].findIndex((option) => option.defaultSelected),
    );
    return control.selectedIndex !== unmarked;
  }
  return control.value !== '';
}

function isChoice(control: Control): control is HTMLInputElement {
  return control.type === 'radio' || control.type === 'checkbox';
}

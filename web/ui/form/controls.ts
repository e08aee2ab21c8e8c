import { describeExcess } from '../../../content/describe-field-error.ts';
import { fill } from '../../../content/fill.ts';
import type { FormMessages } from '../../../content/messages/en/forms.ts';
import { cleanLine, cleanParagraph, countCharacters } from '../../../contract/clean-text.ts';
import { honeypot } from '../../../contract/forms.ts';
import type { Locale } from '../../../contract/locales.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A form's values without files. */
export function formValues(form: HTMLFormElement): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') values[name] = value;
  return values;
}

/** A form's values and files. */
export function formValuesAndFiles(form: HTMLFormElement): Record<string, string | File> {
  const content: Record<string, string | File> = formValues(form);
  // An empty file input yields a file without a name.
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== 'string' && value.name !== '') content[name] = value;
  }
  return content;
}

export function isBlank(form: HTMLFormElement): boolean {
  return !listControls(form).some(isTouched);
}

export function fillBlanks(form: HTMLFormElement, values: Readonly<Record<string, string>>): void {
  const controls = listControls(form);
  const touched = new Set(controls.filter(isTouched).map(({ name }) => name));
  for (const control of controls) {
    const value = values[control.name];
    if (value === undefined || touched.has(control.name)) continue;
    if (isChoice(control)) control.checked = control.value === value;
    else control.value = value;
  }
}

/** Focuses the first invalid field, else the submit button, which lost the focus while it was disabled. */
export function focusFirstError(
  form: HTMLFormElement | null,
  fields: Readonly<Record<string, string>>,
): void {
  const invalid = form && listControls(form).find(({ name }) => Object.hasOwn(fields, name));
  if (invalid) invalid.focus();
  else if (nothingHasFocus())
    form?.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true });
}

/** Moves the focus from the banner's button to the first invalid field, or else to the submit button. */
export function focusNearBanner(form: HTMLFormElement | null): void {
  form
    ?.querySelector<HTMLElement>('[aria-invalid=true]:not([hidden] *), [type=submit]')
    ?.focus({ preventScroll: true });
}

/** The share of its limit from which a text's length is shown. */
const nearLimit = 0.9;

/** Describes the lengths of texts that are near or above their limit, by field name. */
export function describeLengths(
  form: HTMLFormElement,
  t: Pick<FormMessages, 'characters' | 'tooLong'>,
  locale: Locale,
): Record<string, string> {
  const lengths: Record<string, string> = {};
  for (const { name, value, type, dataset } of listControls(form)) {
    const max = Number(dataset.max);
    if (!(value.length > max * nearLimit)) continue;
    const count = countCharacters(type === 'textarea' ? cleanParagraph(value) : cleanLine(value));
    if (count > max) lengths[name] = describeExcess({ count, max }, t, locale);
    else if (count > max * nearLimit)
      lengths[name] = fill(t.characters, {
        count: count.toLocaleString(locale),
        max: max.toLocaleString(locale),
      });
  }
  return lengths;
}

export function nothingHasFocus(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

function listControls(form: HTMLFormElement): Control[] {
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
    // Without a default the first option is selected.
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

/** Rewrites a field during typing. The caret keeps its distance from the end. */
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

/** Makes the form treat a value set by script as if it had been typed. */
export function dispatchInput(input: HTMLInputElement | HTMLTextAreaElement): void {
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Moves values that another page passed in the query string, or in the fragment, into the form. */
export function fillFromUrl(form: HTMLFormElement | null, names: readonly string[]): void {
  const url = new URL(location.href);
  const fragment = new URLSearchParams(url.hash.slice(1));
  const passed = names.filter((name) => url.searchParams.has(name) || fragment.has(name));
  if (form === null || passed.length === 0) return;
  const passedValue = (name: string) => fragment.get(name) ?? url.searchParams.get(name) ?? '';
  fillBlanks(form, Object.fromEntries(passed.map((name) => [name, passedValue(name)])));
  if (passed.some((name) => fragment.has(name))) url.hash = '';
  for (const name of passed) url.searchParams.delete(name);
  history.replaceState(history.state, '', url);
}

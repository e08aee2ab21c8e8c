import type * as z from 'zod/mini';
import { describeFieldError } from '../../../content/describe-field-error.ts';
import type { FieldMessages, FormMessages } from '../../../content/messages/en/forms.ts';
import type { Locale } from '../../../contract/locales.ts';
import { leadingCode, readFieldErrors } from '../../../contract/problem.ts';

/** Error messages by field name. */
type FieldErrors = Readonly<Record<string, string>>;

/** `at` distinguishes equal messages; an empty message has been dismissed. */
export type FormState =
  | { is: 'idle' }
  | { is: 'submitting' }
  | { is: 'done'; at: number; message: string }
  | {
      is: 'error';
      at: number;
      message: string;
      fields: FieldErrors;
      /** True if the form may have been received, and was not changed since. */
      isUnconfirmed?: boolean;
    };

export const idle: FormState = { is: 'idle' };

export function errorState(message: string, fields: FieldErrors = {}, at = performance.now()): FormState {
  return { is: 'error', at, message, fields };
}

export function unconfirmed(message: string): FormState {
  return { is: 'error', at: performance.now(), message, fields: {}, isUnconfirmed: true };
}

export function fieldErrors(state: FormState): FieldErrors {
  return state.is === 'error' ? state.fields : {};
}

/** Dismisses the banner; the fields keep their errors. */
export function withoutMessage(state: FormState): FormState {
  if (state.is === 'submitting') return state;
  if (state.is !== 'error' || !(hasAny(state.fields) || state.isUnconfirmed)) return idle;
  return { ...state, message: '' };
}

/** The state after something was changed following an unconfirmed submission. */
export function changed(state: FormState): FormState {
  if (state.is !== 'error' || !state.isUnconfirmed) return state;
  return state.message === '' ? idle : { ...state, isUnconfirmed: false };
}

/**
 * Updates one field's error after the form was validated again. `message` is the banner that the form would get now: a
 * different one is no longer true.
 */
export function updateFieldError(state: FormState, name: string, error?: string, message = ''): FormState {
  if (state.is !== 'error') return state;
  const { [name]: _before, ...others } = state.fields;
  const fields = error === undefined ? others : { ...state.fields, [name]: error };
  if (!hasAny(fields)) return idle;
  return { ...state, fields, message: state.message === message ? message : '' };
}

export function hasAny(fields: FieldErrors): boolean {
  return Object.keys(fields).length > 0;
}

type Checked<Data> = { ok: true; data: Data } | { ok: false; message: string; fields: FieldErrors };

/** Validates values with the schema that the server uses, and turns its codes into messages. */
export function validateForm<Body extends z.ZodMiniType>(
  body: Body,
  values: object,
  messages: Pick<FormMessages, 'banner'> & FieldMessages,
  locale: Locale,
): Checked<z.output<Body>> {
  const result = body.safeParse(values);
  if (result.success) return { ok: true, data: result.data };
  const errors = [...readFieldErrors(result.error)];
  const typed = new Map(Object.entries(values));
  return {
    ok: false,
    message: messages.banner[leadingCode(errors.map(([, { code }]) => code)) ?? 'wrongType'],
    fields: Object.fromEntries(
      errors.map(([name, error]) => [
        name,
        describeFieldError({ name, value: typed.get(name), error }, messages, locale),
      ]),
    ),
  };
}

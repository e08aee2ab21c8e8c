import type * as z from 'zod/mini';
import type { FormMessages } from '../../../content/messages/en/forms.ts';
import { fieldCodesOf, leadingCode } from '../../../contract/problem.ts';

/** Error messages by field name. */
type FieldErrors = Readonly<Record<string, string>>;

/** `at` tells equal messages apart; an empty message has been dismissed. */
export type FormState =
  | { is: 'idle' }
  | { is: 'submitting' }
  | { is: 'done'; at: number; message: string }
  | { is: 'refused'; at: number; message: string; fields: FieldErrors };

/** What the server fills in when a form posted without script is refused. */
export interface SentForm {
  values: Record<string, string>;
  fields: Record<string, string>;
  message: string;
}

export const idle: FormState = { is: 'idle' };

export function refused(message: string, fields: FieldErrors = {}, at = performance.now()): FormState {
  return { is: 'refused', at, message, fields };
}

export function errorsOf(state: FormState): FieldErrors {
  return state.is === 'refused' ? state.fields : {};
}

/** Dismisses the banner; the fields keep their errors. */
export function withoutMessage(state: FormState): FormState {
  if (state.is === 'submitting') return state;
  return state.is === 'refused' && hasAny(state.fields) ? { ...state, message: '' } : idle;
}

/** Updates one field's error after it was validated again. */
export function rechecked(state: FormState, name: string, error: string | undefined): FormState {
  if (state.is !== 'refused' || state.fields[name] === error) return state;
  const { [name]: _before, ...others } = state.fields;
  if (error !== undefined) return { ...state, fields: { ...others, [name]: error } };
  return hasAny(others) || state.message !== '' ? { ...state, fields: others } : idle;
}

function hasAny(fields: FieldErrors): boolean {
  return Object.keys(fields).length > 0;
}

type Checked<Data> = { ok: true; data: Data } | { ok: false; message: string; fields: FieldErrors };

/** Validates values with the schema the server uses, and turns its codes into messages. */
export function check<Body extends z.ZodMiniType>(
  body: Body,
  values: object,
  words: Pick<FormMessages, 'banner' | 'field'>,
): Checked<z.output<Body>> {
  const result = body.safeParse(values);
  if (result.success) return { ok: true, data: result.data };
  const codes = fieldCodesOf(result.error);
  return {
    ok: false,
    message: words.banner[leadingCode([...codes.values()]) ?? 'wrongType'],
    fields: Object.fromEntries([...codes].map(([name, code]) => [name, words.field[code]])),
  };
}

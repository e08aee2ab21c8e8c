/** A sentence for each field at fault, by its name. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Where a form stands. `at` tells one message from the next that reads the same; '' is a message gone. */
export type FormState =
  | { is: 'idle' }
  | { is: 'submitting' }
  | { is: 'done'; at: number; message: string }
  | { is: 'refused'; at: number; message: string; fields: FieldErrors };

/** What the server puts into a page that was posted without script and refused. */
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

/** The message is closed; what stands beside the fields stays. */
export function withoutMessage(state: FormState): FormState {
  if (state.is === 'submitting') return state;
  return state.is === 'refused' && hasAny(state.fields) ? { ...state, message: '' } : idle;
}

/** A field at fault was checked again: another error stands beside it, or none any more. */
export function rechecked(state: FormState, name: string, error: string | undefined): FormState {
  if (state.is !== 'refused' || state.fields[name] === error) return state;
  const { [name]: _before, ...others } = state.fields;
  if (error !== undefined) return { ...state, fields: { ...others, [name]: error } };
  return hasAny(others) || state.message !== '' ? { ...state, fields: others } : idle;
}

function hasAny(fields: FieldErrors): boolean {
  return Object.keys(fields).length > 0;
}

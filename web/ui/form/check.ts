import type * as z from 'zod/mini';
import type { FormMessages } from '../../../content/messages/en/forms.ts';
import { fieldCodesOf, leadingCode } from '../../../contract/problem.ts';
import type { FieldErrors } from './form-state.ts';

export type Checked<Data> = { ok: true; data: Data } | { ok: false; message: string; fields: FieldErrors };

/** Holds values against the schema that the server goes by, and says in words what is wrong. */
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

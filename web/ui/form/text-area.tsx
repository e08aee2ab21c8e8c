import { Field, type FieldProps } from './field.tsx';

/** A field of several lines. */
export function TextArea({ rows, ...field }: FieldProps & { rows: number }) {
  return <Field {...field}>{(control) => <textarea rows={rows} {...control} />}</Field>;
}

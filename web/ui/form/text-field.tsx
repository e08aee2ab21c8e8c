import type { InputHTMLAttributes } from 'react';
import { Field, type FieldProps } from './field.tsx';
import { rewrite, tell } from './rewrite.ts';

type InputProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'inputMode' | 'placeholder' | 'pattern' | 'title'
>;

/** A field of one line. What it holds may be rewritten as it is typed, or when it is left. */
export function TextField({
  name,
  label,
  hint,
  optional,
  error,
  value,
  wide,
  onType,
  onLeave = onType,
  ...attributes
}: FieldProps &
  InputProps & {
    onType?: (typed: string) => string;
    onLeave?: ((typed: string) => string) | undefined;
  }) {
  function settle(input: HTMLInputElement) {
    if (onLeave && rewrite(input, onLeave)) tell(input);
  }
  return (
    <Field {...{ name, label, hint, optional, error, value }} wide={wide === true}>
      {(control) => (
        <input
          type="text"
          {...attributes}
          {...control}
          onInput={({ currentTarget, nativeEvent }) => {
            // An unfinished composition (IME) is not ours to touch.
            if (onType && !nativeEvent.isComposing) rewrite(currentTarget, onType);
          }}
          onCompositionEnd={({ currentTarget }) => {
            if (onType && rewrite(currentTarget, onType)) tell(currentTarget);
          }}
          onBlur={({ currentTarget }) => settle(currentTarget)}
        />
      )}
    </Field>
  );
}

import type { Option } from './choice.tsx';
import { Field, type FieldProps } from './field.tsx';

/** The first option is the default. */
export function Select({ options, ...field }: FieldProps & { options: readonly Option[] }) {
  const chosen = field.value ?? options[0]?.value;
  return (
    <Field {...field} value={chosen}>
      {(control) => (
        // A new element per default value: only then does a reset restore it.
        <select key={chosen} {...control}>
          <Options options={options} />
        </select>
      )}
    </Field>
  );
}

export function Options({ options }: { options: readonly Option[] }) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}

import type { Option } from './choice.tsx';
import { Field, type FieldProps } from './field.tsx';

/** One of a list that need not lie open. The first stands for nothing said. */
export function Select({ options, ...field }: FieldProps & { options: readonly Option[] }) {
  const chosen = field.value ?? options[0]?.value;
  return (
    <Field {...field} value={chosen}>
      {(control) => (
        // A new element for another value: only then does a reset lead back to it.
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

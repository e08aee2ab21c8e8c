import { Field, type FieldProps } from './field.tsx';
import type { Option } from './radio-group.tsx';

/** The first option is the default, unless there is a placeholder: then one has to be selected. */
export function Select({
  options,
  placeholder,
  ...field
}: FieldProps & { options: readonly Option[]; placeholder?: string }) {
  const chosen = field.value ?? (placeholder === undefined ? options[0]?.value : '');
  return (
    <Field {...field} value={chosen}>
      {(control) => (
        // A new element per default value: only then does a reset restore it. Without a placeholder it cannot be empty.
        <select key={chosen} {...control} required={control.required && placeholder !== undefined}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
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

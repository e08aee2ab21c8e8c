import { Field, type FieldProps } from './field.tsx';
import s from './radio-group.module.css';

export interface Option {
  value: string;
  label: string;
}

export function toOptions<Value extends string>(
  values: readonly Value[],
  labels: Record<Value, string>,
): Option[] {
  return values.map((value) => ({ value, label: labels[value] }));
}

/** Radio buttons side by side. The first option is the default. */
export function RadioGroup({ options, ...field }: FieldProps & { options: readonly Option[] }) {
  const chosen = field.value ?? options[0]?.value;
  return (
    <Field {...field} several="radiogroup">
      {({ name }) => (
        <div className={s.choice}>
          {options.map(({ value, label }) => (
            <label key={value}>
              <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
              <span>{label}</span>
            </label>
          ))}
        </div>
      )}
    </Field>
  );
}

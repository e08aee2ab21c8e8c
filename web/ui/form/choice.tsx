import s from './choice.module.css';
import { Field, type FieldProps } from './field.tsx';

export interface Option {
  value: string;
  label: string;
}

/** One of a few, side by side. The first stands for nothing said. */
export function Choice({ options, ...field }: FieldProps & { options: readonly Option[] }) {
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

import type { ReactNode } from 'react';
import s from './field.module.css';

export interface FieldProps {
  name: string;
  label: string;
  hint?: string | undefined;
  /** The word behind the label of a field that may stay empty. */
  optional?: string | undefined;
  error?: string | undefined;
  /** What it held when the page was posted without script. */
  value?: string | undefined;
  /** Takes the whole width of its group. */
  wide?: boolean;
}

/** What every control has in common; the server finds it by its name. */
export interface ControlProps {
  id: string;
  name: string;
  required: boolean;
  defaultValue: string | undefined;
  'aria-describedby': string;
  'aria-invalid': true | undefined;
}

/** A label, a control, the place of its error and a hint. `several`: the control is a group of its own. */
export function Field(
  props: FieldProps & {
    several?: 'radiogroup';
    children: (control: ControlProps) => ReactNode;
  },
) {
  const { name, label, hint, optional, error, several } = props;
  const described = hint === undefined ? `${name}-error` : `${name}-error ${name}-hint`;
  const labelled = several && {
    role: several,
    'aria-labelledby': `${name}-label`,
    'aria-describedby': described,
  };
  return (
    <div className={props.wide ? `${s.field} ${s.wide}` : s.field} {...labelled}>
      {several ? (
        <span id={`${name}-label`} className={s.label}>
          {label}
        </span>
      ) : (
        <label htmlFor={name} className={s.label}>
          {label}
          {optional !== undefined && <span> {optional}</span>}
        </label>
      )}
      <div className={s.control}>
        {props.children({
          id: name,
          name,
          required: optional === undefined,
          defaultValue: props.value,
          'aria-describedby': described,
          'aria-invalid': error === undefined ? undefined : true,
        })}
      </div>
      <p id={`${name}-error`} data-error-for={name} className={s.error} hidden={error === undefined}>
        {error}
      </p>
      {hint !== undefined && (
        <p id={`${name}-hint`} className={s.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

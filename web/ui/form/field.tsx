import type { InputHTMLAttributes, ReactNode } from 'react';
import { maxLengths } from '../../../contract/clean-text.ts';
import { dispatchInput, rewrite } from './controls.ts';
import s from './field.module.css';

export interface FieldProps {
  name: string;
  label: string;
  hint?: string | undefined;
  /** The word after the label of an optional field. */
  optional?: string | undefined;
  error?: string | undefined;
  /** The length of its text, if near the limit. */
  length?: string | undefined;
  /** Its value in a form posted without script. */
  value?: string | undefined;
  /** Spans both columns of its group. */
  wide?: boolean;
}

/** Props of every control. The server finds it by name in pages that it fills in. */
export interface ControlProps {
  id: string;
  name: string;
  required: boolean;
  defaultValue: string | undefined;
  'data-max'?: number;
  'aria-describedby': string;
  'aria-invalid': true | undefined;
}

/** Label, control, error and hint. `several`: the control is a group of controls. */
export function Field(
  props: FieldProps & {
    several?: 'radiogroup';
    /** The maximum number of characters. */
    max?: number;
    children: (control: ControlProps) => ReactNode;
  },
) {
  const { name, label, hint, optional, error, several, max } = props;
  const length = error === undefined ? props.length : undefined;
  const described = [
    `${name}-error`,
    ...(max === undefined ? [] : [`${name}-length`]),
    ...(hint === undefined ? [] : [`${name}-hint`]),
  ].join(' ');
  const labelled = several && {
    id: name,
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
          {/* The space is outside the span: at its start, screen readers would drop it. */}
          {optional === undefined ? label : `${label} `}
          {optional !== undefined && <span>{optional}</span>}
        </label>
      )}
      <div className={s.control}>
        {props.children({
          id: name,
          name,
          required: optional === undefined,
          defaultValue: props.value,
          ...(max !== undefined && { 'data-max': max }),
          'aria-describedby': described,
          'aria-invalid': error === undefined ? undefined : true,
        })}
      </div>
      <p id={`${name}-error`} data-error-for={name} className={s.error} hidden={error === undefined}>
        {error}
      </p>
      {max !== undefined && (
        <p id={`${name}-length`} role="status" className={s.length}>
          {length}
        </p>
      )}
      {hint !== undefined && (
        <p id={`${name}-hint`} className={s.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

type InputProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'type'
  | 'autoCapitalize'
  | 'autoComplete'
  | 'inputMode'
  | 'placeholder'
  | 'pattern'
  | 'spellCheck'
  | 'title'
>;

/** `onType` and `onLeave` may rewrite the value during typing and on blur. */
export function TextField({
  name,
  label,
  hint,
  optional,
  error,
  length,
  value,
  wide,
  max,
  onType,
  onLeave = onType,
  ...attributes
}: FieldProps &
  InputProps & {
    max?: number;
    onType?: (typed: string) => string;
    onLeave?: ((typed: string) => string) | undefined;
  }) {
  function settle(input: HTMLInputElement) {
    if (onLeave && rewrite(input, onLeave)) dispatchInput(input);
  }
  return (
    <Field
      {...{ name, label, hint, optional, error, length, value }}
      max={max ?? (attributes.type === 'email' ? maxLengths.email : maxLengths.line)}
      wide={wide === true}
    >
      {(control) => (
        <input
          type="text"
          {...attributes}
          {...control}
          onInput={({ currentTarget, nativeEvent }) => {
            // Do not interfere with an IME composition.
            if (onType && !nativeEvent.isComposing) rewrite(currentTarget, onType);
          }}
          onCompositionEnd={({ currentTarget }) => {
            if (onType && rewrite(currentTarget, onType)) dispatchInput(currentTarget);
          }}
          onBlur={({ currentTarget }) => settle(currentTarget)}
        />
      )}
    </Field>
  );
}

export function TextArea({ rows, ...field }: FieldProps & { rows: number }) {
  return (
    <Field {...field} max={maxLengths.paragraph}>
      {(control) => <textarea rows={rows} {...control} />}
    </Field>
  );
}

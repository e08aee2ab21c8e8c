import type { InputHTMLAttributes, ReactNode } from 'react';
import { dispatchInput, rewrite } from './controls.ts';
import s from './field.module.css';

export interface FieldProps {
  name: string;
  label: string;
  hint?: string | undefined;
  /** The word after the label of an optional field. */
  optional?: string | undefined;
  error?: string | undefined;
  /** Its value in a form posted without script. */
  value?: string | undefined;
  /** Spans both columns of its group. */
  wide?: boolean;
}

/** Props of every control. The server finds it by its name in pages it fills in. */
export interface ControlProps {
  id: string;
  name: string;
  required: boolean;
  defaultValue: string | undefined;
  'aria-describedby': string;
  'aria-invalid': true | undefined;
}

/** Label, control, error and hint. `several`: the control is a group of controls. */
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

/** Beyond what the server accepts, which it says, but short of what would freeze the page when it is pasted. */
export const longestLine = 1_000;
const longestParagraph = 8_000;

/** `onType` and `onLeave` may rewrite the value, while it is typed and on blur. */
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
    if (onLeave && rewrite(input, onLeave)) dispatchInput(input);
  }
  return (
    <Field {...{ name, label, hint, optional, error, value }} wide={wide === true}>
      {(control) => (
        <input
          type="text"
          maxLength={longestLine}
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
    <Field {...field}>
      {(control) => <textarea rows={rows} maxLength={longestParagraph} {...control} />}
    </Field>
  );
}

import { honeypot } from '../../../contract/forms.ts';
import { Arrow } from '../arrow.tsx';
import button from '../button.module.css';
import { Dismiss } from '../dismiss.tsx';
import t from '../text.module.css';
import s from './form-parts.module.css';
import type { FormState } from './form-state.ts';

/** The message about the whole form, sticky while the form is in view. */
export function Banner(props: { state: FormState; close: string; onClose: (() => void) | undefined }) {
  const { state, onClose } = props;
  const { message, at } = 'message' in state ? state : { message: '', at: 0 };
  return (
    <p
      data-banner=""
      role="alert"
      className={state.is === 'done' ? `${s.banner} ${s.done}` : s.banner}
      hidden={message === ''}
    >
      {/* A new element each time, so that screen readers repeat it. */}
      <span key={at}>{message}</span>
      {onClose && <Dismiss label={props.close} onClick={onClose} />}
    </p>
  );
}

/** A trap for bots. People never meet it: off screen, out of the tab order, hidden from screen readers. */
export function Honeypot({ label }: { label: string }) {
  return (
    <div className={t.hidden} aria-hidden="true">
      <label htmlFor={honeypot}>{label}</label>
      <input id={honeypot} name={honeypot} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}

export function SubmitButton(props: {
  state: FormState;
  label: string;
  submitting: string;
  small?: boolean;
}) {
  const { state, small } = props;
  const busy = state.is === 'submitting';
  return (
    <button
      type="submit"
      className={small ? button.button : `${button.button} ${button.big}`}
      disabled={busy}
    >
      {busy ? props.submitting : props.label}
      {!busy && !small && <Arrow />}
    </button>
  );
}

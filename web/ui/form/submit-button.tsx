import { Arrow } from '../arrow.tsx';
import button from '../button.module.css';
import type { FormState } from './form-state.ts';

/** Sends the form, and says so while it does. */
export function SubmitButton(props: {
  state: FormState;
  label: string;
  submitting: string;
  /** Where there is little room. */
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

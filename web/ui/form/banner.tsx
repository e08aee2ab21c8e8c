import { Dismiss } from '../dismiss.tsx';
import s from './banner.module.css';
import type { FormState } from './form-state.ts';

/** What is said of the whole form. It stays in view while the form does. */
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
      {/* A new element each time: screen readers then say it again. */}
      <span key={at}>{message}</span>
      {onClose && <Dismiss label={props.close} onClick={onClose} />}
    </p>
  );
}

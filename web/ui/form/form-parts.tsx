import type { FormMessages } from '../../../content/messages/en/forms.ts';
import { honeypot } from '../../../contract/forms.ts';
import { Arrow } from '../arrow.tsx';
import button from '../button.module.css';
import { Dismiss } from '../dismiss.tsx';
import link from '../link-button.module.css';
import t from '../text.module.css';
import s from './form-parts.module.css';
import { type FormState, fieldErrors } from './form-state.ts';

interface BannerProps {
  state: FormState;
  /** The labels of fields that the banner links to if they are invalid. */
  labels?: Readonly<Record<string, string>>;
  close: string;
  onClose: (() => void) | undefined;
  /** Called when a link to a field was clicked. */
  onFollow?: (name: string) => void;
}

/** The message about the whole form, with links to its invalid fields; sticky while the form is in view. */
export function Banner({ state, labels = {}, close, onClose, onFollow }: BannerProps) {
  const { message, at } = 'message' in state ? state : { message: '', at: 0 };
  const invalid = Object.keys(fieldErrors(state)).filter((name) => labels[name] !== undefined);
  return (
    <div
      data-banner=""
      role="alert"
      className={state.is === 'done' ? `${s.banner} ${s.done}` : s.banner}
      hidden={message === ''}
    >
      {/* A new element each time, so that screen readers repeat it. */}
      <span key={at}>{message}</span>
      <ul data-field-links="" className={s.links}>
        {invalid.map((name) => (
          <li key={name}>
            <a
              href={`#${name}`}
              onClick={(event) => {
                event.preventDefault();
                onFollow?.(name);
              }}
            >
              {labels[name]}
            </a>
          </li>
        ))}
      </ul>
      {onClose && <Dismiss label={close} onClick={onClose} />}
    </div>
  );
}

/** A trap for bots, out of reach for people: off screen, not in the tab order, hidden from screen readers. */
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

/**
 * The submit button. Below it, the message of an unconfirmed submission stays after its banner, until the form is
 * changed or sent.
 */
export function Submit(props: {
  state: FormState;
  label: string;
  messages: Pick<FormMessages, 'submitting' | 'unconfirmed' | 'tryAgain'>;
  small?: boolean;
}) {
  const { state, label, messages, small = false } = props;
  const isUnconfirmed = state.is === 'error' && state.isUnconfirmed === true;
  return (
    <div className={s.submit}>
      <SubmitButton state={state} label={label} submitting={messages.submitting} small={small} />
      <p>
        <span role="status">{isUnconfirmed && messages.unconfirmed}</span>
        {isUnconfirmed && (
          <button type="submit" className={link.link}>
            {messages.tryAgain}
          </button>
        )}
      </p>
    </div>
  );
}

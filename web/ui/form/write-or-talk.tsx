import t from '../text.module.css';
import s from './write-or-talk.module.css';

export interface WaysMessages {
  label: string;
  write: string;
  writeHint: string;
  talk: string;
  talkHint: string;
}

/**
 * Precedes a form: its two options decide what is below, which CSS shows by `:has`. Inside the form, the choice would
 * be sent and saved as a draft.
 */
export function WriteOrTalk(props: {
  messages: WaysMessages;
  /** When the next call is free, once that is known. */
  next?: string | undefined;
  onWrite?: () => void;
}) {
  const { messages, next, onWrite } = props;
  const radio = { type: 'radio', name: 'way' };
  return (
    <fieldset className={s.ways}>
      <legend className={t.hidden}>{messages.label}</legend>
      <label>
        <input {...radio} value="write" defaultChecked onChange={onWrite} />
        <b>{messages.write}</b> <span>{messages.writeHint}</span>
      </label>
      <label>
        <input {...radio} value="talk" />
        <b>{messages.talk}</b> <span>{next ?? messages.talkHint}</span>
      </label>
    </fieldset>
  );
}

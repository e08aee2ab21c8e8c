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
 * The head of a form, before it: its two halves decide what stands below them, which CSS shows by `:has`. Inside, the
 * choice would be sent and kept as a draft.
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

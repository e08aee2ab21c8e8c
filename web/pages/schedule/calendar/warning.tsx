import { Dismiss } from '../../../ui/dismiss.tsx';
import type { ScheduleWords } from '../words.ts';
import s from './warning.module.css';

/** The day that was clicked cannot be had. `at` tells one click from the next: the words are said again. */
export function Warning(props: { words: ScheduleWords['warning']; at: number; onDismiss: () => void }) {
  const { title, text, dismiss } = props.words;
  return (
    <div role="alert" className={s.warning}>
      <p key={props.at}>
        <b>{title}</b> {text}
      </p>
      <Dismiss label={dismiss} onClick={props.onDismiss} />
    </div>
  );
}

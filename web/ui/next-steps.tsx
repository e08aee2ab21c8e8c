import type { ReactNode } from 'react';
import s from './next-steps.module.css';
import { useMessages } from './page.tsx';

/** Where an application is: sent, where nothing is to be confirmed; or its address is to be confirmed; and so on. */
export type Progress = 'sent' | 'unconfirmed' | 'confirmed' | 'decided';

/**
 * From the application to its answer, as a plan in which Today is where the application is. If `filled`, the server
 * sets that for one applicant, in the states of `only`.
 */
export function NextSteps(props: {
  progress: Progress;
  filled?: boolean;
  only?: string;
  /** Instead of how the address is confirmed. */
  confirm?: ReactNode;
}) {
  const { label, applied, confirm, read, answer } = useMessages().thankYou.next;
  return (
    <ol
      className={s.next}
      data-mark={props.progress}
      aria-label={label}
      {...(props.only && { 'data-only': props.only })}
    >
      <li className={s.applied}>
        <b>{applied}</b>
        <Today />
      </li>
      {props.progress !== 'sent' && (
        <li className={s.confirm}>
          <Step {...confirm} filled={props.filled} />
          {props.confirm ?? <span>{confirm.text}</span>}
          <Today />
        </li>
      )}
      <li className={s.read}>
        <Step {...read} filled={props.filled} />
        <span>{read.text}</span>
      </li>
      <li className={s.answer}>
        <Step {...answer} filled={props.filled} />
        <span>{answer.text}</span>
        <Today />
      </li>
    </ol>
  );
}

/** The name of a step that may be done. Styles show one of the two. */
function Step({ name, done, filled }: { name: string; done: string; filled: boolean | undefined }) {
  return (
    <>
      <b>{name}</b>
      {filled && <b className={s.done}>{done}</b>}
    </>
  );
}

function Today() {
  return <i aria-hidden="true">{useMessages().layout.ruler.today}</i>;
}

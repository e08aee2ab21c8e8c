import type { ReactNode } from 'react';
import { sentId } from '../../../contract/form-answer.ts';
import s from './sent.module.css';

/** The thanks that take the place of what follows it, once a form has been received. */
export function Sent({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section id={sentId} className={s.sent} tabIndex={-1} aria-labelledby="sent-title">
      <h2 id="sent-title">{title}</h2>
      {children}
    </section>
  );
}

/** The form was received: shows the thanks, reads them out, and leaves the way back open. */
export function showSent(): void {
  location.hash = sentId;
}

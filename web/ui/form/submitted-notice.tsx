import type { ReactNode } from 'react';
import { sentId } from '../../../contract/forms.ts';
import s from './submitted-notice.module.css';

/** Replaces the form that follows it once the URL's hash targets it. */
export function SubmittedNotice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section id={sentId} className={s.sent} tabIndex={-1} aria-labelledby="sent-title">
      <h2 id="sent-title">{title}</h2>
      {children}
    </section>
  );
}

/** By the URL's hash: it moves the focus, and Back returns to the form. */
export function showSent(): void {
  location.hash = sentId;
}

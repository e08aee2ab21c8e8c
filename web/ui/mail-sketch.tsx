import type { ReactNode } from 'react';
import { settings } from '../../content/settings.ts';
import s from './mail-sketch.module.css';

/**
 * A mail as it arrives, so that its reader finds it: sender, subject and labels are real, its text is drawn as lines.
 * The children are its button and its link; mark the one to click with `Marked`.
 */
export function MailSketch(props: { caption: string; subject: string; only?: string; children: ReactNode }) {
  return (
    <figure className={s.mail} {...(props.only && { 'data-only': props.only })}>
      <div className={s.sheet}>
        <p className={s.from}>
          <b>{settings.brand}</b> {settings.email}
        </p>
        <p className={s.subject}>{props.subject}</p>
        <div className={s.body}>
          <i className={s.lines} aria-hidden="true" />
          {props.children}
          <i className={s.lines} aria-hidden="true" />
        </div>
      </div>
      <figcaption>{props.caption}</figcaption>
    </figure>
  );
}

/** What to click, ringed. */
export function Marked({ children }: { children: ReactNode }) {
  return <span className={s.marked}>{children}</span>;
}

export function MailButton({ children }: { children: ReactNode }) {
  return <span className={s.button}>{children}</span>;
}

export function MailLink({ children }: { children: ReactNode }) {
  return <span className={s.link}>{children}</span>;
}

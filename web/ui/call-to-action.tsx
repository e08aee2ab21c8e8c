import type { ReactNode } from 'react';
import s from './call-to-action.module.css';
import { Actions } from './page-head.tsx';
import { Sheet } from './sheet.tsx';

/** The call to action at the end of an inner page. The children are its buttons. */
export function CallToAction({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Sheet spaced className={s.call}>
      <div className={s.closer}>
        <h2>{title}</h2>
        <Actions>{children}</Actions>
      </div>
    </Sheet>
  );
}

/** The call to action of the home and pricing pages, with a line that opens into a forecast. */
export function ForecastCallToAction(props: {
  id: string;
  title: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <Sheet labelledBy={props.id} className={s.closing}>
      <h2 id={props.id}>{props.title}</h2>
      <p>{props.text}</p>
      <div className={s.line}>
        {props.children}
        <svg className={s.wedge} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 60 100 0v100Z" fill="var(--persimmon-1)" />
          <path d="M0 60 100 22v54Z" fill="var(--persimmon-2)" />
        </svg>
      </div>
    </Sheet>
  );
}

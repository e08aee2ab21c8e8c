import type { ReactNode } from 'react';
import type { Path } from '../../../routes.ts';
import { Link } from '../../../ui/link.tsx';
import s from './feature.module.css';

/** Text next to or above its drawing. */
export function Feature(props: {
  messages: { name: string; title: string; text: string; claim: string };
  /** The page that proves the claim. */
  proof?: Path;
  place: string | undefined;
  children: ReactNode;
}) {
  const { name, title, text, claim } = props.messages;
  return (
    <article className={`${s.feature} ${props.place}`} data-later="">
      <div className={s.words}>
        <p className={s.name}>{name}</p>
        <h3>{title}</h3>
        <p className={s.text}>{text}</p>
        <p className={s.claim}>{props.proof ? <Link to={props.proof}>{claim}</Link> : claim}</p>
      </div>
      {props.children}
    </article>
  );
}

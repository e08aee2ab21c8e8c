import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';
import look from '../../ui/button.module.css';
import { type ConsoleLocation, consoleUrl, navigate } from '../location.ts';
import s from './controls.module.css';

export const buttonClasses = {
  /** The main action. */
  main: `${look.button} ${s.small}`,
  ghost: `${look.button} ${look.ghost} ${s.small}`,
  destroy: `${look.button} ${s.small} ${s.destroy}`,
  link: `${s.link}`,
  danger: `${s.link} ${s.danger}`,
} as const;

export function Button(
  props: ButtonHTMLAttributes<HTMLButtonElement> & { look?: keyof typeof buttonClasses },
) {
  const { look: chosen = 'main', type = 'button', ...rest } = props;
  return <button {...rest} type={type} className={buttonClasses[chosen]} />;
}

type Anchor = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'>;

/** A link within the console that does not reload the page. */
export function ConsoleLink(props: Anchor & { to: Partial<ConsoleLocation>; state?: unknown }) {
  const { to, state, children, ...rest } = props;
  function follow(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(to, 'push', state);
  }
  return (
    <a href={consoleUrl(to)} onClick={follow} {...rest}>
      {children}
    </a>
  );
}

/** An inline message. Screen readers announce errors at once. */
export function Notice(props: { tone?: 'bad' | 'ok' | 'warn'; children: ReactNode }) {
  const { tone = 'bad' } = props;
  const classes = tone === 'bad' ? s.notice : `${s.notice} ${s[tone]}`;
  return (
    <div className={classes} role={tone === 'bad' ? 'alert' : undefined}>
      {props.children}
    </div>
  );
}

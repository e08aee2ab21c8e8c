import type { ButtonHTMLAttributes } from 'react';
import look from '../../ui/button.module.css';
import s from './button.module.css';

export const buttonLooks = {
  /** The next thing to do. */
  main: `${look.button} ${s.small}`,
  ghost: `${look.button} ${look.ghost} ${s.small}`,
  destroy: `${look.button} ${s.small} ${s.destroy}`,
  link: `${s.link}`,
  danger: `${s.link} ${s.danger}`,
} as const;

export function Button(props: ButtonHTMLAttributes<HTMLButtonElement> & { look?: keyof typeof buttonLooks }) {
  const { look: chosen = 'main', type = 'button', ...rest } = props;
  return <button {...rest} type={type} className={buttonLooks[chosen]} />;
}

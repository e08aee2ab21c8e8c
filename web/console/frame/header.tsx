import type { ReactNode } from 'react';
import { settings } from '../../../content/settings.ts';
import { consolePath } from '../../../contract/console/paths.ts';
import { Mark } from '../../ui/mark.tsx';
import s from './header.module.css';

/** The bar over every view. `children` are who is signed in and the way out. */
export function Header({ children }: { children?: ReactNode }) {
  return (
    <header className={s.header}>
      <a href={consolePath} className={s.logo} aria-label={`${settings.brand} console`}>
        <Mark />
        <span>{settings.brand}</span>
      </a>
      <span className={s.name}>Console</span>
      {children}
    </header>
  );
}

/** The operator's address, as small as it may be on a phone. */
export function SignedInAs({ email, role }: { email: string; role: string }) {
  return (
    <span className={s.who} title={`${email}, ${role}`}>
      {email}
    </span>
  );
}

import type { ReactNode } from 'react';
import type { Path } from '../routes.ts';
import { Arrow } from './arrow.tsx';
import s from './button.module.css';
import { Link, WaitlistLink } from './link.tsx';

interface Look {
  big?: boolean;
  ghost?: boolean;
  arrow?: boolean;
  children: ReactNode;
  className?: string | undefined;
}

function classesOf({ big, ghost, className }: Look): string {
  return [s.button, big && s.big, ghost && s.ghost, className].filter(Boolean).join(' ');
}

/** A link that looks like a button: it leads to a page of ours. */
export function ButtonLink({ to, after, ...look }: Look & { to: Path; after?: string }) {
  return (
    <Link to={to} className={classesOf(look)} {...(after === undefined ? {} : { after })}>
      {look.children}
      {look.arrow && <Arrow />}
    </Link>
  );
}

/** Leads to the waitlist, ours or the external one. */
export function WaitlistButton(look: Look) {
  return (
    <WaitlistLink className={classesOf(look)}>
      {look.children}
      {look.arrow && <Arrow />}
    </WaitlistLink>
  );
}

/** A button that leads out of the site: mail, phone, file. */
export function ButtonAnchor({ href, ...look }: Look & { href: string }) {
  return (
    <a href={href} className={classesOf(look)}>
      {look.children}
      {look.arrow && <Arrow />}
    </a>
  );
}

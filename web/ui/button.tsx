import type { ReactNode } from 'react';
import type { Path } from '../routes.ts';
import { Arrow } from './arrow.tsx';
import s from './button.module.css';
import { Link, WaitlistLink } from './link.tsx';
import { useMessages } from './page.tsx';

interface Look {
  big?: boolean;
  ghost?: boolean;
  arrow?: boolean;
  children: ReactNode;
  className?: string | undefined;
}

function classNames({ big, ghost, className }: Look): string {
  return [s.button, big && s.big, ghost && s.ghost, className].filter(Boolean).join(' ');
}

/** A link to one of our pages that looks like a button. */
export function ButtonLink({ to, after, ...look }: Look & { to: Path; after?: string }) {
  return (
    <Link to={to} className={classNames(look)} {...(after === undefined ? {} : { after })}>
      {look.children}
      {look.arrow && <Arrow />}
    </Link>
  );
}

export function WaitlistButton(look: Look) {
  return (
    <WaitlistLink className={classNames(look)}>
      {look.children}
      {look.arrow && <Arrow />}
    </WaitlistLink>
  );
}

/** For mail, phone and files. */
export function ButtonAnchor({ href, ...look }: Look & { href: string }) {
  return (
    <a href={href} className={classNames(look)}>
      {look.children}
      {look.arrow && <Arrow />}
    </a>
  );
}

export function GetStarted() {
  return (
    <ButtonLink to="/join-the-waitlist" big arrow>
      {useMessages().layout.begin.start}
    </ButtonLink>
  );
}

export function StartOrForecast() {
  return (
    <>
      <GetStarted />
      <ButtonLink to="/forecast" big ghost>
        {useMessages().layout.begin.forecast}
      </ButtonLink>
    </>
  );
}

export function StartOrDemo() {
  return (
    <>
      <GetStarted />
      <ButtonLink to="/ScheduleMeeting" big ghost>
        {useMessages().layout.begin.demo}
      </ButtonLink>
    </>
  );
}

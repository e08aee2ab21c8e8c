import { type ReactNode, useCallback, useState } from 'react';
import { settings } from '../../../content/settings.ts';
import { consolePath } from '../../../contract/console/paths.ts';
import { Mark } from '../../ui/mark.tsx';
import t from '../../ui/text.module.css';
import { Button, Notice } from '../parts/controls.tsx';
import s from './frame.module.css';

/** The bar at the top. `children`: the operator's name and the sign-out button. */
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

export function SignedInAs({ email, role }: { email: string; role: string }) {
  return (
    <span className={s.who} title={`${email}, ${role}`}>
      {email}
    </span>
  );
}

/** Shown while the server does not respond. */
export function OfflineNotice({ retry }: { retry: () => void }) {
  return (
    <div className={s.offline}>
      <Notice>
        <span>The server isn’t responding. Your input is kept; we try again every five seconds.</span>
        <Button look="ghost" onClick={retry}>
          Try now
        </Button>
      </Notice>
    </div>
  );
}

interface Announcement {
  id: number;
  text: string;
}

/** How many announcements are kept, for screen readers that are still reading earlier ones. */
const kept = 4;

/** Announcements for screen readers. Each is read out, even if two are made at once. */
export function useAnnouncer() {
  const [announcements, setAnnouncements] = useState<readonly Announcement[]>([]);
  const announce = useCallback((text: string) => {
    setAnnouncements((before) => [...before, { id: (before.at(-1)?.id ?? 0) + 1, text }].slice(-kept));
  }, []);
  return { announcements, announce };
}

export function Announcer({ announcements }: { announcements: readonly Announcement[] }) {
  return (
    <div className={t.hidden} role="log">
      {announcements.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}

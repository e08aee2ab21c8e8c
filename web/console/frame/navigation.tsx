import { type KeyboardEvent, useRef, useState } from 'react';
import { maxCounted } from '../../../contract/console/inbox.ts';
import { hasRole, type Role } from '../../../contract/console/session.ts';
import { submissionKinds } from '../../../contract/console/submissions.ts';
import { useConsole } from '../context.ts';
import { kindLabels } from '../labels.ts';
import type { ConsoleLocation, Pane } from '../location.ts';
import { ConsoleLink } from '../parts/controls.tsx';
import s from './navigation.module.css';

const tools: readonly { pane: Pane; name: string; role?: Role }[] = [
  { pane: 'diary', name: 'Schedule' },
  { pane: 'numbers', name: 'Numbers' },
  { pane: 'outbox', name: 'Outbox' },
  { pane: 'templates', name: 'Templates', role: 'editor' },
  { pane: 'jobs', name: 'Jobs' },
  { pane: 'site', name: 'Site' },
  { pane: 'audit', name: 'Audit' },
  { pane: 'erase', name: 'Personal data', role: 'editor' },
  { pane: 'people', name: 'Operators', role: 'admin' },
  { pane: 'account', name: 'Account' },
];

/** The sections. On a phone they are behind one button, which names the current one. */
export function Navigation({ location }: { location: ConsoleLocation }) {
  const { counts, operator } = useConsole();
  const [isOpen, setIsOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const current = location.pane === 'inbox' ? location.kind : location.pane;
  const name =
    location.pane === 'inbox'
      ? kindLabels[location.kind].title
      : tools.find(({ pane }) => pane === location.pane)?.name;

  function closeOnEscape({ key }: KeyboardEvent) {
    if (key !== 'Escape' || !isOpen) return;
    setIsOpen(false);
    toggle.current?.focus();
  }
  return (
    <nav className={s.nav} aria-label="Console" onKeyDown={closeOnEscape}>
      <button
        ref={toggle}
        type="button"
        className={s.toggle}
        aria-expanded={isOpen}
        aria-controls="sections"
        onClick={() => setIsOpen(!isOpen)}
      >
        <span>{name}</span>
        {counts && location.pane === 'inbox' && <Count of={counts.open[location.kind]} meaning="open" />}
        {counts && location.pane === 'outbox' && <Failing count={counts.failing} />}
        <svg viewBox="0 0 10 6" aria-hidden="true">
          <path d="m1 1 4 4 4-4" />
        </svg>
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: closes when a link in it is followed */}
      <div
        id="sections"
        className={isOpen ? `${s.links} ${s.open}` : s.links}
        onClick={() => setIsOpen(false)}
      >
        {submissionKinds.map((kind) => (
          <ConsoleLink key={kind} to={{ kind }} aria-current={current === kind ? 'page' : undefined}>
            <span>{kindLabels[kind].title}</span>
            {counts && <Count of={counts.open[kind]} meaning="open" />}
          </ConsoleLink>
        ))}
        <hr />
        {tools
          .filter(({ role = 'viewer' }) => hasRole(operator.role, role))
          .map(({ pane, name }) => (
            <ConsoleLink key={pane} to={{ pane }} aria-current={current === pane ? 'page' : undefined}>
              <span>{name}</span>
              {pane === 'outbox' && counts && <Failing count={counts.failing} />}
            </ConsoleLink>
          ))}
      </div>
    </nav>
  );
}

/** The number of failing deliveries. */
function Failing({ count }: { count: number }) {
  return <Count of={count} meaning="failing" alarm={count > 0} />;
}

function Count({ of, meaning, alarm }: { of: number; meaning: string; alarm?: boolean }) {
  const shown = of > maxCounted ? '1,000+' : of.toLocaleString('en');
  return (
    <b className={alarm ? s.alarm : undefined} title={`${shown} ${meaning}`}>
      {shown}
    </b>
  );
}

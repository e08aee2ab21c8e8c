import { useEffect, useRef } from 'react';
import { mostCounted } from '../../../contract/console/inbox.ts';
import { hasRole, type Role } from '../../../contract/console/session.ts';
import { subjectKinds } from '../../../contract/console/subjects.ts';
import { useConsole } from '../context.ts';
import { kindLabels } from '../labels.ts';
import type { ConsoleLocation, Pane } from '../location.ts';
import { ConsoleLink } from '../parts/controls.tsx';
import s from './navigation.module.css';

const tools: readonly { pane: Pane; name: string; role?: Role }[] = [
  { pane: 'diary', name: 'Diary' },
  { pane: 'numbers', name: 'Numbers' },
  { pane: 'outbox', name: 'Outbox' },
  { pane: 'templates', name: 'Templates', role: 'editor' },
  { pane: 'audit', name: 'Audit' },
  { pane: 'erase', name: 'Erase a person', role: 'editor' },
  { pane: 'people', name: 'People', role: 'admin' },
  { pane: 'account', name: 'Account' },
];

export function Navigation({ location }: { location: ConsoleLocation }) {
  const { counts, operator } = useConsole();
  const nav = useRef<HTMLElement>(null);
  const current = location.pane === 'inbox' ? location.kind : location.pane;
  const isCounted = counts !== undefined;
  // On a phone the current entry may be scrolled out of view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current entry changes, or the counts push it away
  useEffect(() => {
    const chosen = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (nav.current && chosen) nav.current.scrollLeft = chosen.offsetLeft - 20;
  }, [current, isCounted]);
  return (
    <nav ref={nav} className={s.nav} aria-label="Console">
      {subjectKinds.map((kind) => (
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
            {pane === 'outbox' && counts && (
              <Count of={counts.dead} meaning="given up" alarm={counts.dead > 0} />
            )}
          </ConsoleLink>
        ))}
    </nav>
  );
}

function Count({ of, meaning, alarm }: { of: number; meaning: string; alarm?: boolean }) {
  const shown = of > mostCounted ? '1,000+' : of.toLocaleString('en');
  return (
    <b className={alarm ? s.alarm : undefined} title={`${shown} ${meaning}`}>
      {shown}
    </b>
  );
}

import { useEffect, useRef } from 'react';
import { mostCounted } from '../../../contract/console/inbox.ts';
import { subjectKinds } from '../../../contract/console/subjects.ts';
import { useConsole } from '../context.ts';
import { PlaceLink } from '../parts/place-link.tsx';
import type { Pane, Place } from '../place.ts';
import { kindWords } from '../words.ts';
import s from './navigation.module.css';

const tools: readonly { pane: Pane; name: string; editor?: true }[] = [
  { pane: 'overview', name: 'Overview' },
  { pane: 'outbox', name: 'Outbox' },
  { pane: 'audit', name: 'Audit' },
  { pane: 'erase', name: 'Erase a person', editor: true },
  { pane: 'account', name: 'Account' },
];

export function Navigation({ place }: { place: Place }) {
  const { counts, mayEdit } = useConsole();
  const nav = useRef<HTMLElement>(null);
  const current = place.pane === 'inbox' ? place.kind : place.pane;
  // On a phone the current one may lie beyond the edge.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another is current
  useEffect(() => {
    const chosen = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (nav.current && chosen) nav.current.scrollLeft = chosen.offsetLeft - 20;
  }, [current]);
  return (
    <nav ref={nav} className={s.nav} aria-label="Console">
      {subjectKinds.map((kind) => (
        <PlaceLink key={kind} to={{ kind }} aria-current={current === kind ? 'page' : undefined}>
          <span>{kindWords[kind].title}</span>
          {counts && <Count of={counts.open[kind]} meaning="open" />}
        </PlaceLink>
      ))}
      <hr />
      {tools
        .filter(({ editor }) => mayEdit || !editor)
        .map(({ pane, name }) => (
          <PlaceLink key={pane} to={{ pane }} aria-current={current === pane ? 'page' : undefined}>
            <span>{name}</span>
            {pane === 'outbox' && counts && (
              <Count of={counts.dead} meaning="given up" alarm={counts.dead > 0} />
            )}
          </PlaceLink>
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

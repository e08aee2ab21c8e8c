import { useEffect, useState, useSyncExternalStore } from 'react';
import { consoleApi } from '../../contract/console/paths.ts';
import type { Session } from '../../contract/console/session.ts';
import { nothingHasFocus } from '../ui/form/controls.ts';
import { AccountPane } from './account/account-pane.tsx';
import { act } from './api.ts';
import { AuditPane } from './audit/audit-pane.tsx';
import { currentConnection, onConnection } from './connection.ts';
import { ConsoleProvider } from './context.ts';
import { ErasePane } from './erase/erase-pane.tsx';
import { Announcer, useAnnouncer } from './frame/announcer.tsx';
import { Away } from './frame/away.tsx';
import s from './frame/frame.module.css';
import { Header, SignedInAs } from './frame/header.tsx';
import { Navigation } from './frame/navigation.tsx';
import { InboxPane } from './inbox/inbox-pane.tsx';
import { noteDrafts } from './note-drafts.ts';
import { OutboxPane } from './outbox/outbox-pane.tsx';
import { OverviewPane } from './overview/overview-pane.tsx';
import { Button } from './parts/button.tsx';
import { shownPages } from './shown-pages.ts';
import { useCounts } from './use-counts.ts';
import { usePlace } from './use-place.ts';

const panes = {
  inbox: InboxPane,
  overview: OverviewPane,
  outbox: OutboxPane,
  audit: AuditPane,
  erase: ErasePane,
  account: AccountPane,
};

/** What an operator sees: the navigation, and beside it the view that the address asks for. */
export function SignedIn(props: { session: Session; reload: () => void; away: boolean }) {
  const { operator, operators, recoveryCodesLeft } = props.session;
  const place = usePlace();
  const [changes, setChanges] = useState(0);
  const { said, announce } = useAnnouncer();
  const returns = useSyncExternalStore(onConnection, currentConnection, currentConnection).round;
  const changed = () => setChanges((before) => before + 1);
  const { counts, poll } = useCounts(changed);

  useEffect(() => {
    if (nothingHasFocus()) document.getElementById('main')?.focus({ preventScroll: true });
  }, []);

  async function signOut() {
    const answer = await act(consoleApi.signOut);
    if (answer.is === 'away') return;
    noteDrafts.clear();
    shownPages.clear();
    props.reload();
  }
  function refresh() {
    changed();
    poll();
  }
  const Pane = panes[place.pane];
  return (
    <ConsoleProvider
      value={{
        operator,
        operators,
        recoveryCodesLeft,
        mayEdit: operator.role === 'editor',
        counts,
        round: changes + returns,
        refresh,
        reloadSession: props.reload,
        announce,
      }}
    >
      <a className={s.skip} href="#main">
        Skip to content
      </a>
      <Header>
        <SignedInAs email={operator.email} role={operator.role} />
        <Button look="link" onClick={signOut}>
          Sign out
        </Button>
      </Header>
      <Announcer said={said} />
      <div className={s.frame}>
        <Navigation place={place} />
        <div className={s.view}>
          {props.away && <Away retry={refresh} />}
          <Pane place={place} />
        </div>
      </div>
    </ConsoleProvider>
  );
}

import { useEffect, useState, useSyncExternalStore } from 'react';
import { consoleApi } from '../../contract/console/paths.ts';
import { hasRole, type Session } from '../../contract/console/session.ts';
import { nothingHasFocus } from '../ui/form/controls.ts';
import { AccountPane } from './account/account-pane.tsx';
import { RequireTwoFactor } from './account/require-two-factor.tsx';
import { postAction } from './api.ts';
import { AuditPane } from './audit/audit-pane.tsx';
import { currentConnection, onConnection } from './connection.ts';
import { ConsoleProvider } from './context.ts';
import s from './frame/frame.module.css';
import { Announcer, Header, OfflineNotice, SignedInAs, useAnnouncer } from './frame/frame.tsx';
import { HealthStrip } from './frame/health-strip.tsx';
import { Navigation } from './frame/navigation.tsx';
import { useHealth } from './frame/use-health.ts';
import { HeldPane } from './held/held-pane.tsx';
import { HostSchedulePane } from './host-schedule/host-schedule-pane.tsx';
import { InboxPane } from './inbox/inbox-pane.tsx';
import { JobsPane } from './jobs/jobs-pane.tsx';
import { type ConsoleLocation, useConsoleLocation } from './location.ts';
import { OperatorsPane } from './operators/operators-pane.tsx';
import { OutboxPane } from './outbox/outbox-pane.tsx';
import { Button } from './parts/controls.tsx';
import { PersonalDataPane } from './personal-data/personal-data-pane.tsx';
import { ReplyPane } from './reply/reply-pane.tsx';
import { TemplatesPane } from './reply/templates-pane.tsx';
import { clearSessionStorage } from './session-storage.ts';
import { SitePane } from './site/site-pane.tsx';
import { StatisticsPane } from './statistics/statistics-pane.tsx';
import { useCounts } from './use-counts.ts';

const panes = {
  inbox: InboxPane,
  diary: HostSchedulePane,
  numbers: StatisticsPane,
  outbox: OutboxPane,
  templates: TemplatesPane,
  jobs: JobsPane,
  site: SitePane,
  audit: AuditPane,
  erase: PersonalDataPane,
  people: OperatorsPane,
  account: AccountPane,
};

function findPane({ pane, id, answer, isHeld }: ConsoleLocation) {
  if (pane !== 'inbox') return panes[pane];
  if (isHeld) return HeldPane;
  return id && answer ? ReplyPane : InboxPane;
}

/** The navigation and the current pane. */
export function SignedIn(props: { session: Session; reload: () => void; offline: boolean }) {
  const { operator, operators, recoveryCodesLeft } = props.session;
  const location = useConsoleLocation();
  const [changes, setChanges] = useState(0);
  const { announcements, announce } = useAnnouncer();
  const { reconnects } = useSyncExternalStore(onConnection, currentConnection, currentConnection);
  const changed = () => setChanges((before) => before + 1);
  const [mustSetUp, setMustSetUp] = useState(props.session.mustSetUpCode);
  const { counts, poll } = useCounts(changed, !mustSetUp);
  const health = useHealth(!mustSetUp, changes + reconnects);

  useEffect(() => {
    if (nothingHasFocus()) document.getElementById('main')?.focus({ preventScroll: true });
  }, []);

  async function signOut() {
    const result = await postAction(consoleApi.signOut);
    if (result.is === 'offline') return;
    clearSessionStorage();
    props.reload();
  }
  function refresh() {
    changed();
    poll();
  }
  const Pane = findPane(location);
  return (
    <ConsoleProvider
      value={{
        operator,
        operators,
        recoveryCodesLeft,
        mayEdit: hasRole(operator.role, 'editor'),
        counts,
        refreshKey: changes + reconnects,
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
      <Announcer announcements={announcements} />
      {!mustSetUp && <HealthStrip state={props.offline ? { is: 'unknown' } : health} />}
      {mustSetUp ? (
        <RequireTwoFactor onDone={() => setMustSetUp(false)} />
      ) : (
        <div className={s.frame}>
          <Navigation location={location} />
          <div className={s.view}>
            {props.offline && <OfflineNotice retry={refresh} />}
            <Pane location={location} />
          </div>
        </div>
      )}
    </ConsoleProvider>
  );
}

import { type OpenSession, openSessions } from '../../../contract/console/operators.ts';
import { consoleApi } from '../../../contract/console/paths.ts';
import { useConsole } from '../context.ts';
import { Button, Notice } from '../parts/controls.tsx';
import { ClientAddress } from '../parts/table.tsx';
import { dayAndTime, fullTime } from '../time.ts';
import { useAction } from '../use-action.ts';
import { useFetch } from '../use-fetch.ts';
import s from './account-pane.module.css';

/** Lists where the operator is signed in, with a way to end each session. */
export function OwnSessions() {
  const { refreshKey } = useConsole();
  const { data } = useFetch(consoleApi.sessions, openSessions, refreshKey);
  const { run, busy, problem } = useAction();
  const others = data?.sessions.filter(({ isCurrent }) => !isCurrent) ?? [];
  return (
    <section className={s.sessions} aria-labelledby="sessions-title">
      <div className={s.sessionsHead}>
        <h2 id="sessions-title">Your sessions</h2>
        {others.length > 0 && (
          <Button
            look="danger"
            disabled={busy}
            onClick={() => run(consoleApi.endOtherSessions, {}, 'All other sessions are ended')}
          >
            End all others
          </Button>
        )}
      </div>
      {problem && <Notice>{problem}</Notice>}
      <ul aria-busy={!data}>
        {data?.sessions.map((session) => (
          <SessionEntry
            key={session.id}
            session={session}
            busy={busy}
            onEnd={() => run(consoleApi.endSession(session.id), {}, 'The session is ended')}
          />
        ))}
      </ul>
      <small className={s.aside}>
        A session ends by itself after 12 hours, or after two hours without a click.
      </small>
    </section>
  );
}

function SessionEntry(props: { session: OpenSession; busy: boolean; onEnd: () => void }) {
  const { browser, address, createdAt, seenAt, isCurrent } = props.session;
  const name = browser || 'Unknown browser';
  return (
    <li>
      <span>
        <b>{isCurrent ? 'This browser' : name}</b>
        <br />
        {isCurrent && `${name}, `}
        {address && (
          <>
            <ClientAddress>{address}</ClientAddress>
            {', '}
          </>
        )}
        since {dayAndTime(createdAt)}
      </span>
      <time dateTime={seenAt} title={`Last used ${fullTime(seenAt)}`}>
        {isCurrent ? 'now' : dayAndTime(seenAt)}
      </time>
      {!isCurrent && (
        <Button
          look="link"
          disabled={props.busy}
          aria-label={`End ${name}, ${address}`}
          onClick={props.onEnd}
        >
          End
        </Button>
      )}
    </li>
  );
}

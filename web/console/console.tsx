import { useEffect, useState, useSyncExternalStore } from 'react';
import { consoleApi } from '../../contract/console/paths.ts';
import { type Session, session as sessionReply } from '../../contract/console/session.ts';
import sheet from '../ui/sheet.module.css';
import { get } from './api.ts';
import { currentConnection, onConnection } from './connection.ts';
import s from './console.module.css';
import { Header } from './frame/frame.tsx';
import { Button } from './parts/controls.tsx';
import { SignIn } from './session/sign-in.tsx';
import { SignedIn } from './signed-in.tsx';

/** The whole console: the sign-in form, or what an operator sees behind it. */
export function Console() {
  const [session, setSession] = useState<Session>();
  const [tries, setTries] = useState(0);
  const connection = useSyncExternalStore(onConnection, currentConnection, currentConnection);

  // biome-ignore lint/correctness/useExhaustiveDependencies: refetches on every retry
  useEffect(() => {
    get(consoleApi.session, sessionReply).then((answer) => {
      if (answer.is === 'done') setSession(answer.reply);
    });
  }, [tries]);
  // The next operator must not see what the previous one saw.
  if (connection.signedOut && session) setSession(undefined);
  const again = () => setTries((before) => before + 1);

  return (
    <div className={s.console}>
      {connection.signedOut ? (
        <SignIn onSignedIn={setSession} />
      ) : session ? (
        <SignedIn key={session.operator.id} session={session} reload={again} offline={connection.offline} />
      ) : (
        <Waiting offline={connection.offline} again={again} />
      )}
    </div>
  );
}

function Waiting({ offline, again }: { offline: boolean; again: () => void }) {
  return (
    <>
      <Header />
      <main id="main" className={`${sheet.sheet} ${s.stage}`} aria-busy={!offline}>
        <div className={s.words}>
          <h1>{offline ? 'The server does not answer' : 'One moment'}</h1>
          {offline ? (
            <>
              <p role="alert">The console could not be loaded. Nothing was changed.</p>
              <Button onClick={again}>Try again</Button>
            </>
          ) : (
            <p>
              Asking who you are …
              <noscript>
                <br />
                The console needs JavaScript.
              </noscript>
            </p>
          )}
        </div>
      </main>
    </>
  );
}

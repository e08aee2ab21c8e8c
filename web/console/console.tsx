import { useEffect, useState, useSyncExternalStore } from 'react';
import {
  consoleApi,
  consolePath,
  singleSignOnFragment,
  singleSignOnProblems,
} from '../../contract/console/paths.ts';
import { type Session, session as sessionReply } from '../../contract/console/session.ts';
import sheet from '../ui/sheet.module.css';
import { get } from './api.ts';
import { currentConnection, onConnection } from './connection.ts';
import s from './console.module.css';
import { Header } from './frame/frame.tsx';
import { Button } from './parts/controls.tsx';
import { ChoosePassword, ForgottenPassword, fragment, linkInUrl } from './session/mailed-links.tsx';
import { SignIn, type SignInNews } from './session/sign-in.tsx';
import { SignedIn } from './signed-in.tsx';

/** The whole console: the sign-in form, and the view after signing in. */
export function Console() {
  const [session, setSession] = useState<Session>();
  const [tries, setTries] = useState(0);
  const [link, setLink] = useState(linkInUrl);
  const [news, setNews] = useState(newsInUrl);
  const connection = useSyncExternalStore(onConnection, currentConnection, currentConnection);

  // biome-ignore lint/correctness/useExhaustiveDependencies: refetches on every retry
  useEffect(() => {
    get(consoleApi.session, sessionReply).then((result) => {
      if (result.is === 'done') setSession(result.reply);
    });
  }, [tries]);
  // The next operator must not see what the previous one saw.
  if (connection.signedOut && session) setSession(undefined);
  function closeLink(next?: SignInNews) {
    history.replaceState(null, '', consolePath);
    setLink(undefined);
    setNews(next);
  }
  const again = () => setTries((before) => before + 1);

  return (
    <div className={s.console}>
      {link ? (
        <ChoosePassword link={link} onDone={closeLink} />
      ) : connection.signedOut ? (
        <SignInStage onSignedIn={setSession} news={news} />
      ) : session ? (
        <SignedIn key={session.operator.id} session={session} reload={again} offline={connection.offline} />
      ) : (
        <Waiting offline={connection.offline} again={again} />
      )}
    </div>
  );
}

/** The sign-in form, or the password reset form. */
function SignInStage(props: { onSignedIn: (session: Session) => void; news: SignInNews | undefined }) {
  const [forgotten, setForgotten] = useState(false);
  if (forgotten) return <ForgottenPassword onBack={() => setForgotten(false)} />;
  return <SignIn {...props} onForgotten={() => setForgotten(true)} />;
}

/** Single sign-on redirects here when it fails. */
function newsInUrl(): SignInNews | undefined {
  return singleSignOnProblems.find((problem) => fragment() === singleSignOnFragment(problem));
}

function Waiting({ offline, again }: { offline: boolean; again: () => void }) {
  return (
    <>
      <Header />
      <main id="main" className={`${sheet.sheet} ${s.stage}`} aria-busy={!offline}>
        <div className={s.words}>
          <h1>{offline ? 'The server isn’t responding' : 'One moment'}</h1>
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

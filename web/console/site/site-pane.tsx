import { type Announcement, announcementPage } from '../../../contract/console/announcement.ts';
import { consoleApi } from '../../../contract/console/paths.ts';
import { hasRole } from '../../../contract/console/session.ts';
import { defaultLocale, locales } from '../../../contract/locales.ts';
import { useConsole } from '../context.ts';
import { Button, Notice } from '../parts/controls.tsx';
import { Pane } from '../parts/pane.tsx';
import { dayAndTime, duration } from '../time.ts';
import { useAction } from '../use-action.ts';
import { useFetch } from '../use-fetch.ts';
import { AnnouncementForm } from './announcement-form.tsx';
import { AnnouncementPreview } from './announcement-preview.tsx';
import { Publish } from './publish.tsx';
import s from './site.module.css';

/** The announcement, and the published texts. */
export function SitePane() {
  const { refreshKey, operator } = useConsole();
  const { data, problem } = useFetch(consoleApi.announcement, announcementPage, refreshKey);
  const isAdmin = hasRole(operator.role, 'admin');
  return (
    <Pane title="Site">
      <section aria-labelledby="announcement" className={s.section}>
        <h2 id="announcement">Announcement</h2>
        <p className={s.lede}>
          One line above the header of every page, in the visitor’s language. For closures and interruptions,
          not for offers.
        </p>
        {problem && <Notice>{problem}</Notice>}
        {data?.current && <Current announcement={data.current} isAdmin={isAdmin} />}
        {data && isAdmin && <AnnouncementForm key={data.current?.id ?? 'none'} current={data.current} />}
        {data && !isAdmin && !data.current && <p>Nothing is announced. Admins can announce something.</p>}
        {data && data.before.length > 0 && (
          <>
            <h3>Before</h3>
            <ol className={s.before}>
              {data.before.map((one) => (
                <Earlier key={one.id} announcement={one} />
              ))}
            </ol>
          </>
        )}
      </section>
      <Publish />
    </Pane>
  );
}

function Current({ announcement, isAdmin }: { announcement: Announcement; isAdmin: boolean }) {
  const { run, busy, problem } = useAction();
  const { startsAt, endsAt, texts, operator } = announcement;
  const isShown = Date.parse(startsAt) <= Date.now();
  const without = locales.filter((locale) => !texts[locale]).map((locale) => locale.toUpperCase());
  return (
    <div className={s.current}>
      <p>
        <b>{isShown ? 'Shown now' : `Planned: shown from ${dayAndTime(startsAt)}`}</b> until{' '}
        {dayAndTime(endsAt)}
        {without.length > 0 && `, not on pages in ${without.join(', ')}`}
        {operator && ` · by ${operator}`}
      </p>
      {!isAdmin && <AnnouncementPreview text={texts[defaultLocale] ?? Object.values(texts)[0]} />}
      {isAdmin && (
        <Button
          look="ghost"
          disabled={busy}
          onClick={() => run(consoleApi.withdrawAnnouncement, {}, 'The announcement is taken down')}
        >
          {isShown ? 'Take it down now' : 'Don’t show it'}
        </Button>
      )}
      {problem && <Notice>{problem}</Notice>}
    </div>
  );
}

function Earlier({ announcement }: { announcement: Announcement }) {
  const { texts, startsAt, operator } = announcement;
  const shown = texts[defaultLocale] ?? Object.values(texts)[0];
  return (
    <li>
      <time dateTime={startsAt}>{dayAndTime(startsAt)}</time>
      <span>{operator ?? 'a former operator'}</span>
      <span>
        “{shown?.text}” <small>{describeTime(announcement)}</small>
      </span>
    </li>
  );
}

function describeTime({ startsAt, endsAt, withdrawnAt }: Announcement): string {
  const end = Math.min(Date.parse(endsAt), withdrawnAt ? Date.parse(withdrawnAt) : Number.POSITIVE_INFINITY);
  const seconds = (end - Date.parse(startsAt)) / 1000;
  return seconds <= 0 ? 'Never shown' : `Shown for ${duration(seconds)}`;
}

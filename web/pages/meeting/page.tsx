import { localPath } from '../../../contract/locales.ts';
import button from '../../ui/button.module.css';
import { ButtonLink } from '../../ui/button.tsx';
import { type PageContext, type PageDefinition, usePage } from '../../ui/page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Clocks } from './clocks.tsx';
import s from './page.module.css';

/**
 * Where the private link of a meeting leads. The server puts in whose meeting it is and leaves the parts that fit
 * its state; opened without a link there is nothing to see but where to get one.
 */
function Meeting() {
  const { messages, locale } = usePage();
  const { meeting: t } = messages.schedule;
  return (
    <Sheet className={s.page}>
      <PageHead title={t.title} lede={t.lede} filled>
        <Private only="booked" href="file" look={button.big}>
          {t.download}
        </Private>
        <Private only="booked" href="move" look={`${button.big} ${button.ghost}`}>
          {t.move}
        </Private>
        <Private only="booked" href="cancel" look={`${button.big} ${button.ghost}`}>
          {t.ask}
        </Private>
        <form method="post" action={localPath(locale, '/meeting/cancel')} data-only="cancel" hidden>
          <input type="hidden" name="token" value="" />
          <button type="submit" className={`${button.button} ${button.big}`}>
            {t.cancel}
          </button>
        </form>
        <Private only="cancel" href="page" look={`${button.big} ${button.ghost}`}>
          {t.keep}
        </Private>
        <div data-only="cancelled past none">
          <ButtonLink to="/ScheduleMeeting" big arrow>
            {t.again}
          </ButtonLink>
        </div>
      </PageHead>
      <Clocks />
    </Sheet>
  );
}

/** A link that the server shows, and tells where it leads. */
function Private(props: { only: string; href: string; look: string | undefined; children: string }) {
  return (
    <a
      href="/"
      data-href={props.href}
      data-only={props.only}
      hidden
      className={`${button.button} ${props.look}`}
    >
      {props.children}
    </a>
  );
}

function head({ messages }: PageContext) {
  const { meta, title } = messages.schedule.meeting;
  return { ...meta, headline: title, today: 'ahead' as const };
}

export const page: PageDefinition = { head, Body: Meeting };

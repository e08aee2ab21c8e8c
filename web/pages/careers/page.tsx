import { settings } from '../../../content/settings.ts';
import { closingTime } from '../../../contract/job-closing.ts';
import { jobsIn } from '../../documents/jobs.ts';
import { DayBars } from '../../ui/jobs/day-bars.tsx';
import { DaysArt } from '../../ui/jobs/days-art.tsx';
import { useJobCard } from '../../ui/jobs/job-card.ts';
import { JobRows } from '../../ui/jobs/job-rows.tsx';
import { type PageContext, type PageDefinition, useMessages, usePage } from '../../ui/page.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import t from '../../ui/text.module.css';
import { JobSearch } from './job-search.tsx';
import s from './page.module.css';

function Careers() {
  return (
    <>
      <Banner />
      <SharedClock />
      <OpenRoles />
    </>
  );
}

function Banner() {
  const { title, tagline, intro } = useMessages().careers.banner;
  return (
    <Sheet className={s.banner}>
      <div>
        <h1>{title}</h1>
        <p className={s.tagline}>{tagline}</p>
      </div>
      <div className={s.search}>
        <p className={t.lede}>{intro}</p>
        <JobSearch />
      </div>
    </Sheet>
  );
}

/** The working hours at the locations of the open roles. */
function SharedClock() {
  const { locale, messages } = usePage();
  const t = messages.careers.day;
  return (
    <Sheet>
      <figure className={s.clock}>
        <figcaption>
          <b>{t.title}</b> <span>{t.note}</span>
        </figcaption>
        <DayBars jobs={jobsIn(locale)} label={t.title} />
      </figure>
    </Sheet>
  );
}

function OpenRoles() {
  const { format, locale, messages } = usePage();
  const { applyNow } = messages.job;
  return (
    <Sheet spaced labelledBy="open-roles" className={s.roles}>
      <h2 id="open-roles">{messages.careers.openRoles}</h2>
      <JobRows jobs={jobsIn(locale).map(useJobCard())} messages={{ applyNow, colon: format.colon }} wide />
      <p className={s.none}>
        {messages.careers.noRoles}{' '}
        <a href={`mailto:${settings.email}`}>{messages.careersSearch.empty.write}</a>
      </p>
    </Sheet>
  );
}

function head({ locale, messages, today }: PageContext) {
  const jobs = jobsIn(locale).map(({ front }) => front);
  const zones = jobs.map(({ timeZone }) => timeZone);
  const ends = Math.min(...jobs.map(({ validThrough }) => closingTime(validThrough)));
  const { meta, banner } = messages.careers;
  return { ...meta, headline: banner.tagline, picture: <DaysArt zones={zones} today={today} />, ends };
}

export const page: PageDefinition = { head, Body: Careers };

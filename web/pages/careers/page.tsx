import { settings } from '../../../content/settings.ts';
import { closingTime } from '../../../contract/job-closing.ts';
import { jobsIn } from '../../documents/jobs.ts';
import { DaysArt } from '../../ui/jobs/days-art.tsx';
import { useJobCard } from '../../ui/jobs/job-card.ts';
import { JobRows } from '../../ui/jobs/job-rows.tsx';
import { SearchBar } from '../../ui/jobs/search-bar.tsx';
import { useHref } from '../../ui/link.tsx';
import { type PageContext, type PageDefinition, useMessages, usePage } from '../../ui/page.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import t from '../../ui/text.module.css';
import { encodeUtcOffsets } from '../../ui/utc-offsets.ts';
import s from './page.module.css';
import { RoleWeeks } from './role-weeks.tsx';

function Careers() {
  return (
    <>
      <Banner />
      <OpenRoles />
      <RoleWeeks />
    </>
  );
}

function Banner() {
  const { title, tagline, intro } = useMessages().careers.banner;
  return (
    <Sheet className={s.banner}>
      <h1>{title}</h1>
      <div>
        <p className={s.tagline}>{tagline}</p>
        <p className={t.lede}>{intro}</p>
      </div>
    </Sheet>
  );
}

/** A script shows which hours of each role overlap the visitor's: see `update-dates.ts`. */
function OpenRoles() {
  const { format, locale, messages, today } = usePage();
  const { applyNow, sharedDay } = messages.job;
  const href = useHref();
  const toCard = useJobCard();
  const jobs = jobsIn(locale).map((job) => ({
    ...toCard(job),
    clock: encodeUtcOffsets(job.front.timeZone, today),
  }));
  const sentences = JSON.stringify(sharedDay.hours);
  return (
    <Sheet labelledBy="open-roles" className={s.roles}>
      <div className={s.head}>
        <h2 id="open-roles">{messages.careers.openRoles}</h2>
        <SearchBar action={href('/careers/search')} messages={messages.careers.search} />
      </div>
      <JobRows
        jobs={jobs}
        messages={{ applyNow, colon: format.colon }}
        renderHours={({ clock }) => <span data-shared={clock} data-messages={sentences} />}
      />
      <p className={s.note} data-assumption={sharedDay.note} />
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

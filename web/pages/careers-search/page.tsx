import { closingTime } from '../../../contract/job-closing.ts';
import { jobsIn } from '../../documents/jobs.ts';
import { breadcrumbList } from '../../ui/breadcrumb.tsx';
import { type PageContext, type PageDefinition, useMessages } from '../../ui/page.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { JobListArt } from './art.tsx';
import s from './page.module.css';
import { Search } from './search.tsx';

function CareersSearch() {
  return (
    <>
      <Banner />
      <Search />
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
        <p className={s.intro}>{intro}</p>
      </div>
    </Sheet>
  );
}

function head(context: PageContext) {
  const { careers, careersSearch } = context.messages;
  const trail = breadcrumbList(context, [
    { to: '/careers', name: careers.banner.title },
    { to: '/careers/search', name: careersSearch.name },
  ]);
  const jobs = jobsIn(context.locale).map(({ front }) => front);
  const zones = jobs.slice(0, 3).map(({ timeZone }) => timeZone);
  const ends = Math.min(...jobs.map(({ validThrough }) => closingTime(validThrough)));
  return {
    ...careersSearch.meta,
    headline: careers.openRoles,
    picture: <JobListArt zones={zones} today={context.today} />,
    ends,
    jsonLd: [trail],
  };
}

export const page: PageDefinition = { head, Body: CareersSearch };

import type { JobFront } from '../../../contract/job.ts';
import { closingTime } from '../../../contract/job-closing.ts';
import { jobAt, jobsIn } from '../../documents/jobs.ts';
import { Breadcrumb, breadcrumbList, type Crumb } from '../../ui/breadcrumb.tsx';
import { DaysArt } from '../../ui/jobs/days-art.tsx';
import { useJobLabels, withoutLooseHyphen } from '../../ui/jobs/job-card.ts';
import { type PageContext, type PageDefinition, usePage } from '../../ui/page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import c from './closed.module.css';
import { Closed } from './closed.tsx';
import { Hours } from './hours.tsx';
import { jobPosting } from './job-posting.ts';
import s from './page.module.css';
import { Posting, Rail } from './posting.tsx';

function JobPage() {
  const context = usePage();
  const job = jobAt(context.locale, context.route.path);
  return (
    <Sheet className={s.page}>
      <Breadcrumb crumbs={crumbsAbove(context)} />
      <Closed />
      <PageHead title={withoutLooseHyphen(job.front.title)} lede={job.front.lede} />
      <Facts job={job.front} />
      <Hours job={job.front} />
      <div className={s.columns}>
        <Rail job={job} />
        <Posting job={job} />
      </div>
    </Sheet>
  );
}

function Facts({ job }: { job: JobFront }) {
  const { format, isClosed, messages } = usePage();
  const { employment, pay, until } = messages.job;
  const { place, mode, category, experience } = useJobLabels()(job);
  return (
    <ul className={s.facts}>
      {[place, mode, category, experience, employment[job.employment]].map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
      {job.pay && (
        <li className={s.pay}>{pay(format.moneyRangeInFull({ lo: job.pay.from, hi: job.pay.to }))}</li>
      )}
      {!isClosed && <li className={`${s.until} ${c.meanwhile}`}>{until(format.date(job.validThrough))}</li>}
    </ul>
  );
}

function crumbsAbove({ messages }: PageContext): Crumb[] {
  const { banner, openRoles } = messages.careers;
  return [
    { to: '/careers', name: banner.title },
    { to: '/careers/search', name: openRoles },
  ];
}

function head(context: PageContext) {
  const job = jobAt(context.locale, context.route.path);
  const { title, summary, posted, timeZone, validThrough } = job.front;
  const zones = jobsIn(context.locale).map(({ front }) => front.timeZone);
  const { isClosed } = context;
  return {
    title: context.messages.job.meta.title(title),
    description: summary,
    headline: withoutLooseHyphen(title),
    picture: <DaysArt zones={zones} chosen={timeZone} today={context.today} />,
    modified: posted,
    unlisted: isClosed,
    ends: isClosed ? undefined : closingTime(validThrough),
    jsonLd: [
      ...(isClosed ? [] : [jobPosting(context, job)]),
      breadcrumbList(context, [...crumbsAbove(context), { to: job.path, name: title }]),
    ],
  };
}

export const page: PageDefinition = { head, Body: JobPage };

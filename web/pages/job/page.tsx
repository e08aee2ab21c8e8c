import { isClosed } from '../../../contract/job.ts';
import { jobAt } from '../../documents/jobs.ts';
import { Breadcrumb, breadcrumbList, type Crumb } from '../../ui/breadcrumb.tsx';
import { ButtonAnchor } from '../../ui/button.tsx';
import { type PageContext, type PageDefinition, usePage } from '../../ui/page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Closed } from './closed.tsx';
import { jobPosting } from './job-posting.ts';
import s from './page.module.css';
import { Posting, Rail } from './posting.tsx';

function JobPage() {
  const context = usePage();
  const job = jobAt(context.locale, context.route.path);
  const t = context.messages.job;
  const closing = { 'data-until': job.front.validThrough, hidden: isClosed(job.front, context.today) };
  return (
    <Sheet className={s.page}>
      <Breadcrumb crumbs={crumbsAbove(context)} />
      <Closed job={job.front} />
      {/* A line must not begin with the hyphen. */}
      <PageHead title={job.front.title.replace(' - ', '\u00a0- ')} lede={job.front.lede}>
        <div {...closing}>
          <ButtonAnchor href="#apply" big arrow>
            {t.applyNow}
          </ButtonAnchor>
        </div>
      </PageHead>
      <div className={s.columns}>
        <Rail job={job.front} />
        <Posting job={job} />
      </div>
    </Sheet>
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
  const { title, summary, posted } = job.front;
  const unlisted = isClosed(job.front, context.today);
  return {
    title: context.messages.job.meta.title(title),
    description: summary,
    headline: title,
    today: 'none' as const,
    modified: posted,
    unlisted,
    jsonLd: [
      ...(unlisted ? [] : [jobPosting(context, job)]),
      breadcrumbList(context, [...crumbsAbove(context), { to: job.path, name: title }]),
    ],
  };
}

export const page: PageDefinition = { head, Body: JobPage };

import { facts } from '../../../contract/facts.ts';
import { localPath } from '../../../contract/locales.ts';
import type { Job } from '../../documents/jobs.ts';
import type { Section } from '../../documents/read-documents.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { SmallPrint } from '../../ui/form/small-print.tsx';
import { SubmittedNotice } from '../../ui/form/submitted-notice.tsx';
import { Island } from '../../ui/island.tsx';
import { Link } from '../../ui/link.tsx';
import { usePage } from '../../ui/page.tsx';
import { Prose } from '../../ui/prose.tsx';
import s from './apply.module.css';
import c from './closed.module.css';
import { island as jobApplication } from './job-application.island.tsx';

/** How to apply, the form, and the message that replaces it after sending. */
export function Apply({ job, section }: { job: Job; section: Section }) {
  const { format, locale, messages } = usePage();
  const { form, applied } = messages.job;
  const { label, fields, submit, uploading } = form;
  const resumeHint = form.resumeHint(format.number(facts.maxResumeMegabytes));
  return (
    <section id="apply" className={`${s.apply} ${c.meanwhile}`} data-later="">
      <SubmittedNotice title={applied.title}>
        <p>{applied.text}</p>
        <ButtonLink to="/careers/search" arrow>
          {applied.more}
        </ButtonLink>
      </SubmittedNotice>
      <h2>{section.title}</h2>
      <Prose html={section.html} />
      <Island
        of={jobApplication}
        when="visible"
        props={{
          job: job.name,
          // No hash: it would keep the browser from focusing the first error of a rejected form.
          action: localPath(locale, job.path),
          messages: { ...messages.forms, required: form.required },
          text: { label, fields, resumeHint, submit, uploading },
        }}
      />
      <SmallPrint>
        {form.use} <Link to="/Privacy_Policy">{messages.layout.footer.privacy}</Link>
      </SmallPrint>
    </section>
  );
}

import { useState } from 'react';
import type { FormMessages } from '../../../content/messages/en/forms.ts';
import { messageClearsMs } from '../../../contract/form-answer.ts';
import { createJobApplication } from '../../../contract/job-application.ts';
import { Banner } from '../../ui/form/banner.tsx';
import type { SentForm } from '../../ui/form/form-state.ts';
import { Group } from '../../ui/form/group.tsx';
import { Honeypot } from '../../ui/form/honeypot.tsx';
import { showSent } from '../../ui/form/sent.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { defineIsland } from '../../ui/island-definition.ts';
import { upload } from '../../upload.ts';
import s from './job-application.module.css';
import { ResumeField } from './resume-field.tsx';

interface Props {
  job: string;
  /** The page itself, which takes the form where no script runs. */
  action: string;
  words: FormMessages;
  asks: {
    label: string;
    fields: Record<'fullName' | 'email' | 'coverLetter' | 'resume', string>;
    resumeHint: string;
    submit: string;
    uploading: string;
  };
  sent?: SentForm;
}

function JobApplicationForm({ job, action, words, asks, sent }: Props) {
  const { fields, resumeHint } = asks;
  const [share, setShare] = useState(0);
  const { form, field, state, dismiss } = useForm({
    endpoint: createJobApplication,
    words,
    path: `/${job}`,
    messageMs: messageClearsMs,
    sent,
    send(body) {
      setShare(0);
      return upload(createJobApplication, body, setShare);
    },
    onDone: showSent,
  });
  return (
    <form className={s.form} action={action} encType="multipart/form-data" aria-label={asks.label} {...form}>
      <Banner state={state} close={words.close} onClose={dismiss} />
      <input type="hidden" name="job" value={job} />
      <Group>
        <TextField label={fields.fullName} autoComplete="name" {...field('fullName')} />
        <TextField label={fields.email} type="email" autoComplete="email" {...field('email')} />
        <TextArea label={fields.coverLetter} rows={8} wide {...field('coverLetter')} />
        <ResumeField label={fields.resume} hint={resumeHint} wide {...field('resume')} />
      </Group>
      <Honeypot label={words.leaveEmpty} />
      <SubmitButton state={state} label={asks.submit} submitting={words.submitting} />
      {state.is === 'submitting' && <progress value={share} aria-label={asks.uploading} />}
    </form>
  );
}

export const island = defineIsland('job-application', JobApplicationForm);

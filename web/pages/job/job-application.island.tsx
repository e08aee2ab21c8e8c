import { useState } from 'react';
import type { CompleteFormMessages } from '../../../content/messages/en/forms.ts';
import type { SubmittedForm } from '../../../contract/forms.ts';
import { messageClearsMs } from '../../../contract/forms.ts';
import { createJobApplication, resumeTypes } from '../../../contract/job-application.ts';
import { Field, type FieldProps, TextArea, TextField } from '../../ui/form/field.tsx';
import { Banner, Honeypot, Submit } from '../../ui/form/form-parts.tsx';
import { Group } from '../../ui/form/group.tsx';
import { showSent } from '../../ui/form/submitted-notice.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { defineIsland } from '../../ui/island-definition.ts';
import { upload } from '../../upload.ts';
import s from './job-application.module.css';

interface Props {
  job: string;
  /** Where the form is posted without script: the page itself. */
  action: string;
  messages: CompleteFormMessages;
  text: {
    label: string;
    fields: Record<'fullName' | 'email' | 'coverLetter' | 'resume', string>;
    resumeHint: string;
    submit: string;
    uploading: string;
  };
  sent?: SubmittedForm;
}

function JobApplicationForm({ job, action, messages, text, sent }: Props) {
  const { fields, resumeHint } = text;
  const [share, setShare] = useState(0);
  const { form, field, state, banner } = useForm({
    endpoint: createJobApplication,
    messages,
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
    <form className={s.form} action={action} encType="multipart/form-data" aria-label={text.label} {...form}>
      <Banner {...banner} labels={fields} />
      <input type="hidden" name="job" value={job} />
      <Group>
        <TextField label={fields.fullName} autoComplete="name" {...field('fullName')} />
        <TextField label={fields.email} type="email" autoComplete="email" {...field('email')} />
        <TextArea label={fields.coverLetter} rows={8} wide {...field('coverLetter')} />
        <ResumeField label={fields.resume} hint={resumeHint} wide {...field('resume')} />
      </Group>
      <Honeypot label={messages.leaveEmpty} />
      <Submit state={state} label={text.submit} messages={messages} />
      {state.is === 'submitting' && <progress value={share} aria-label={text.uploading} />}
    </form>
  );
}

const accept = Object.entries(resumeTypes)
  .flatMap(([ending, type]) => [`.${ending}`, type])
  .join();

function ResumeField(field: FieldProps) {
  return (
    <Field {...field}>
      {({ defaultValue: _none, ...control }) => (
        <input type="file" accept={accept} className={s.file} {...control} />
      )}
    </Field>
  );
}

export const island = defineIsland('job-application', JobApplicationForm);

import type { CompleteFormMessages } from '../../../content/messages/en/forms.ts';
import type { support } from '../../../content/messages/en/support.ts';
import type { SubmittedForm } from '../../../contract/forms.ts';
import { messageClearsMs } from '../../../contract/forms.ts';
import { businessTypes, createSupportRequest, supportTypes } from '../../../contract/support.ts';
import { TextArea, TextField } from '../form/field.tsx';
import { Banner, Honeypot, Submit } from '../form/form-parts.tsx';
import { toOptions } from '../form/radio-group.tsx';
import { Select } from '../form/select.tsx';
import { useForm } from '../form/use-form.ts';
import s from './support-form.module.css';

type SupportMessages = Pick<
  typeof support,
  'formLabel' | 'fields' | 'hints' | 'businessTypes' | 'supportTypes' | 'submit'
> & { sent: Pick<(typeof support)['sent'], 'title'> };

export interface SupportFormProps {
  /** Where the form is posted without script. */
  action: string;
  messages: CompleteFormMessages;
  text: SupportMessages;
  sent?: SubmittedForm | undefined;
}

/** `narrow`: in the chat panel. */
export function SupportForm(props: SupportFormProps & { narrow?: boolean; onDone?: () => void }) {
  const { messages, text, narrow = false, onDone } = props;
  const { fields, hints } = text;
  const { form, field, state, banner } = useForm({
    endpoint: createSupportRequest,
    messages: { ...messages, done: text.sent.title },
    path: '/support',
    messageMs: messageClearsMs,
    sent: props.sent,
    ...(onDone && { onDone }),
  });
  return (
    <form
      className={narrow ? `${s.form} ${s.narrow}` : s.form}
      action={props.action}
      aria-label={text.formLabel}
      {...form}
    >
      <Banner {...banner} labels={fields} />
      <div className={s.fields}>
        <TextField label={fields.name} autoComplete="name" {...field('name')} />
        <TextField
          label={fields.email}
          hint={hints.email}
          optional={messages.optional}
          type="email"
          autoComplete="email"
          {...field('email')}
        />
        <Select
          label={fields.businessType}
          options={toOptions(businessTypes, text.businessTypes)}
          {...field('businessType')}
        />
        <Select
          label={fields.supportType}
          options={toOptions(supportTypes, text.supportTypes)}
          {...field('supportType')}
        />
        <TextArea label={fields.message} rows={narrow ? 3 : 6} wide {...field('message')} />
      </div>
      <Honeypot label={messages.leaveEmpty} />
      <Submit state={state} label={text.submit} messages={messages} small={narrow} />
    </form>
  );
}

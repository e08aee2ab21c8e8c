import type { FormMessages } from '../../../content/messages/en/forms.ts';
import type { support } from '../../../content/messages/en/support.ts';
import { messageClearsMs } from '../../../contract/form-answer.ts';
import { businessTypes, createSupportRequest, supportTypes } from '../../../contract/support.ts';
import { Banner } from '../form/banner.tsx';
import type { Option } from '../form/choice.tsx';
import type { SentForm } from '../form/form-state.ts';
import { Honeypot } from '../form/honeypot.tsx';
import { Select } from '../form/select.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { TextArea } from '../form/text-area.tsx';
import { TextField } from '../form/text-field.tsx';
import { useForm } from '../form/use-form.ts';
import s from './support-form.module.css';

export type SupportWords = Pick<
  typeof support,
  'formLabel' | 'fields' | 'hints' | 'businessTypes' | 'supportTypes' | 'submit'
> & { sent: Pick<(typeof support)['sent'], 'title'> };

export interface SupportFormProps {
  /** The page that takes the form where no script runs. */
  action: string;
  words: FormMessages;
  asks: SupportWords;
  sent?: SentForm | undefined;
}

/** A message to customer care. `narrow`: it stands in the chat panel. */
export function SupportForm(props: SupportFormProps & { narrow?: boolean; onDone?: () => void }) {
  const { words, asks, narrow = false, onDone } = props;
  const { fields, hints } = asks;
  const { form, field, state, dismiss } = useForm({
    endpoint: createSupportRequest,
    words: { ...words, done: asks.sent.title },
    path: '/support',
    messageMs: messageClearsMs,
    sent: props.sent,
    ...(onDone && { onDone }),
  });
  return (
    <form
      className={narrow ? `${s.form} ${s.narrow}` : s.form}
      action={props.action}
      aria-label={asks.formLabel}
      {...form}
    >
      <Banner state={state} close={words.close} onClose={dismiss} />
      <div className={s.fields}>
        <TextField label={fields.name} autoComplete="name" {...field('name')} />
        <TextField
          label={fields.email}
          hint={hints.email}
          optional={words.optional}
          type="email"
          autoComplete="email"
          {...field('email')}
        />
        <Select
          label={fields.businessType}
          options={optionsOf(businessTypes, asks.businessTypes)}
          {...field('businessType')}
        />
        <Select
          label={fields.supportType}
          options={optionsOf(supportTypes, asks.supportTypes)}
          {...field('supportType')}
        />
        <TextArea label={fields.message} rows={narrow ? 3 : 6} wide {...field('message')} />
      </div>
      <Honeypot label={words.leaveEmpty} />
      <SubmitButton state={state} label={asks.submit} submitting={words.submitting} small={narrow} />
    </form>
  );
}

function optionsOf<Value extends string>(values: readonly Value[], labels: Record<Value, string>): Option[] {
  return values.map((value) => ({ value, label: labels[value] }));
}

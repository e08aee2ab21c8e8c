import type { FormMessages } from '../../../content/messages/en/forms.ts';
import type { sales } from '../../../content/messages/en/sales.ts';
import { messageClearsMs } from '../../../contract/forms.ts';
import { createLead } from '../../../contract/sales.ts';
import { titleCase } from '../../../contract/text.ts';
import type { Option } from '../../ui/form/choice.tsx';
import { TextArea, TextField } from '../../ui/form/field.tsx';
import { Banner, Honeypot, SubmitButton } from '../../ui/form/form-parts.tsx';
import type { SentForm } from '../../ui/form/form-state.ts';
import { Group } from '../../ui/form/group.tsx';
import { Select } from '../../ui/form/select.tsx';
import { showSent } from '../../ui/form/sent.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { defineIsland } from '../../ui/island-definition.ts';
import { PhoneField } from './phone-field.tsx';
import s from './sales-form.module.css';

interface Props {
  /** Where the form is posted to without script: the page itself. */
  action: string;
  words: FormMessages;
  text: Pick<typeof sales, 'formLabel' | 'fields' | 'hints' | 'placeholders' | 'submit'>;
  sizes: readonly Option[];
  countries: readonly Option[];
  sent?: SentForm;
}

function SalesForm({ action, words, text, sizes, countries, sent }: Props) {
  const { fields, hints, placeholders } = text;
  const { form, field, state, dismiss } = useForm({
    endpoint: createLead,
    words,
    path: '/Sales',
    messageMs: messageClearsMs,
    sent,
    onDone: showSent,
  });
  return (
    <form className={s.form} action={action} aria-label={text.formLabel} {...form}>
      <Banner state={state} close={words.close} onClose={dismiss} />
      <Group>
        <TextField
          label={fields.fullName}
          autoComplete="name"
          onLeave={titleCase}
          wide
          {...field('fullName')}
        />
        <TextField label={fields.email} type="email" autoComplete="email" {...field('email')} />
        <TextField label={fields.jobTitle} autoComplete="organization-title" {...field('jobTitle')} />
        <Select
          label={fields.companySize}
          hint={hints.companySize}
          options={sizes}
          placeholder={placeholders.companySize}
          wide
          {...field('companySize')}
        />
        <PhoneField
          label={fields.phone}
          hint={hints.phone}
          country={{ label: fields.phoneCountry, ...field('phoneCountry') }}
          countries={countries}
          wide
          {...field('phone')}
        />
        <TextArea label={fields.comments} optional={words.optional} rows={4} wide {...field('comments')} />
      </Group>
      <Honeypot label={words.leaveEmpty} />
      <SubmitButton state={state} label={text.submit} submitting={words.submitting} />
    </form>
  );
}

export const island = defineIsland('sales-form', SalesForm);

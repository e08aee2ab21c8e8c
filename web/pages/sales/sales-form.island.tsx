import { useEffect, useRef, useState } from 'react';
import { fill } from '../../../content/fill.ts';
import type { CompleteFormMessages } from '../../../content/messages/en/forms.ts';
import type { sales } from '../../../content/messages/en/sales.ts';
import type { SubmittedForm } from '../../../contract/forms.ts';
import { messageClearsMs } from '../../../contract/forms.ts';
import type { Locale } from '../../../contract/locales.ts';
import { createLead } from '../../../contract/sales.ts';
import { titleCase } from '../../../contract/text.ts';
import { apiUrl, call } from '../../api.ts';
import { TextArea, TextField } from '../../ui/form/field.tsx';
import { Banner, Honeypot, Submit } from '../../ui/form/form-parts.tsx';
import { Group } from '../../ui/form/group.tsx';
import type { Option } from '../../ui/form/radio-group.tsx';
import { Select } from '../../ui/form/select.tsx';
import { SmallPrint } from '../../ui/form/small-print.tsx';
import { showSent } from '../../ui/form/submitted-notice.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { WriteOrTalk } from '../../ui/form/write-or-talk.tsx';
import { defineIsland } from '../../ui/island-definition.ts';
import panel from '../../ui/panel.module.css';
import { PhoneField } from './phone-field.tsx';
import s from './sales-form.module.css';
import { useSlots } from './use-slots.ts';

const timeoutMs = 15_000;

interface Props {
  /** Where the form is posted without script: the page itself. */
  action: string;
  messages: CompleteFormMessages;
  locale: Locale;
  text: Pick<typeof sales, 'formLabel' | 'fields' | 'hints' | 'placeholders' | 'submit' | 'ways'> & {
    slots: typeof sales.slots & { yourTime: string };
  };
  /** The page with all free times. */
  calendar: string;
  /** The privacy notice. */
  use: { text: string; link: { label: string; href: string } };
  sizes: readonly Option[];
  countries: readonly Option[];
  sent?: SubmittedForm;
}

function SalesForm(props: Props) {
  const { action, locale, messages, text, sizes, countries, calendar, use, sent } = props;
  const { fields, hints, placeholders } = text;
  const { place, loaded, isLoading, chosen, choose, reload } = useSlots();
  /** True if the question was sent, though the call could not be booked. */
  const [isKept, setKept] = useState(false);
  const meeting = useRef('');
  const kept = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isKept) kept.current?.focus();
  }, [isKept]);
  const { form, field, state, banner } = useForm({
    endpoint: createLead,
    messages,
    path: '/Sales',
    messageMs: messageClearsMs,
    sent,
    async send(lead) {
      if (!isKept) {
        const result = await call(createLead, lead, AbortSignal.timeout(timeoutMs));
        if (!result.ok || !chosen) return result;
      }
      if (!chosen) return { ok: true, reply: { message: '' } };
      const booked = await loaded?.parts.bookSlot(chosen, lead).catch(() => undefined);
      if (booked?.ok) {
        meeting.current = booked.reply.page;
        return { ok: true, reply: { message: booked.reply.message } };
      }
      setKept(true);
      reload();
      return { ok: false, problem: { message: booked?.problem?.message || messages.failed } };
    },
    onDone: () => (meeting.current ? location.assign(apiUrl(meeting.current)) : showSent()),
  });
  const when = chosen && loaded?.parts.slotLabel(chosen, locale);
  return (
    <div ref={place} className={s.form}>
      {!isKept && (
        <WriteOrTalk
          messages={text.ways}
          next={loaded?.parts.nextCall(loaded.slots, text.slots)}
          onWrite={() => choose(undefined)}
        />
      )}
      <form
        className={`${panel.panel} ${isKept ? '' : s.below}`}
        action={action}
        aria-label={text.formLabel}
        {...form}
      >
        <Banner {...banner} labels={fields} />
        {isKept && (
          <p ref={kept} tabIndex={-1} className={s.kept}>
            {text.slots.kept}
          </p>
        )}
        <fieldset className={s.slots}>
          <legend>{text.slots.title}</legend>
          <div className={s.times} hidden={!isLoading && !loaded?.slots[0]}>
            {loaded && (
              <loaded.parts.SlotChoice
                slots={loaded.slots}
                chosen={chosen}
                locale={locale}
                messages={text.slots}
                onChoose={choose}
              />
            )}
          </div>
          <p>
            <a href={calendar}>{text.slots.all}</a>
          </p>
        </fieldset>
        <div hidden={isKept}>
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
              {...field('companySize')}
            />
            <PhoneField
              label={fields.phone}
              hint={hints.phone}
              country={{ label: fields.phoneCountry, ...field('phoneCountry') }}
              countries={countries}
              {...field('phone')}
            />
            <TextArea
              label={fields.comments}
              optional={messages.optional}
              rows={4}
              wide
              {...field('comments')}
            />
          </Group>
        </div>
        <Honeypot label={messages.leaveEmpty} />
        <div className={s.submit}>
          <Submit state={state} label={submitLabel(text, isKept, when)} messages={messages} />
          <SmallPrint>
            {use.text} <a href={use.link.href}>{use.link.label}</a>
          </SmallPrint>
        </div>
      </form>
    </div>
  );
}

/** The button's label says what it will do. */
function submitLabel({ submit, slots }: Props['text'], isKept: boolean, when: string | undefined): string {
  if (when === undefined) return isKept ? slots.finish : submit;
  return fill(isKept ? slots.book : slots.submitAndBook, { when });
}

export const island = defineIsland('sales-form', SalesForm);

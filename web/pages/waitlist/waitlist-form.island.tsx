import type { FormMessages } from '../../../content/messages/en/forms.ts';
import type { waitlist } from '../../../content/messages/en/waitlist.ts';
import { titleCase, withScheme } from '../../../contract/text.ts';
import { createApplication, waitlistDelays } from '../../../contract/waitlist.ts';
import { Combobox } from '../../ui/combobox/combobox.tsx';
import { Banner } from '../../ui/form/banner.tsx';
import { Choice, type Option } from '../../ui/form/choice.tsx';
import { Field } from '../../ui/form/field.tsx';
import type { SentForm } from '../../ui/form/form-state.ts';
import { Group } from '../../ui/form/group.tsx';
import { Honeypot } from '../../ui/form/honeypot.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { defineIsland } from '../../ui/island-definition.ts';
import { findPlaces } from './find-places.ts';
import { tellBegun } from './tell-begun.ts';
import s from './waitlist-form.module.css';

interface Props {
  /** The page itself, which takes the form where no script runs. */
  action: string;
  /** Where it leads when it is done. */
  next: string;
  words: FormMessages;
  asks: Pick<typeof waitlist, 'formLabel' | 'groups' | 'fields' | 'hints' | 'placeholders' | 'submit'>;
  bands: readonly Option[];
  counts: readonly string[];
  sent?: SentForm;
}

/** Browsers without our script refuse other schemes; none is fine, the server adds it. */
const webPattern = String.raw`\s*([Hh][Tt][Tt][Pp][Ss]?://)?[^\s:]+\.\S+\s*`;

function WaitlistForm({ action, next, words, asks, bands, counts, sent }: Props) {
  const { groups, fields, hints, placeholders } = asks;
  const { form, field, state, awake, dismiss } = useForm({
    endpoint: createApplication,
    words,
    path: '/join-the-waitlist',
    messageMs: waitlistDelays.bannerClears,
    fromQuery: ['email'],
    sent,
    onBegin: tellBegun,
    onDone: () => setTimeout(() => location.assign(next), waitlistDelays.redirect),
  });
  const webAddress = { inputMode: 'url', pattern: webPattern, onType: withScheme } as const;
  return (
    <form className={s.form} action={action} aria-label={asks.formLabel} {...form}>
      <Banner state={state} close={words.close} onClose={dismiss} />
      <Group title={groups.you}>
        <TextField label={fields.fullName} autoComplete="name" onLeave={titleCase} {...field('fullName')} />
        <TextField label={fields.email} type="email" autoComplete="email" {...field('email')} />
        <Field label={fields.location} wide {...field('location')}>
          {(control) => (
            <Combobox
              control={control}
              label={fields.location}
              placeholder={placeholders.location}
              find={findPlaces}
              pauseMs={waitlistDelays.locationSearch}
              counts={counts}
            />
          )}
        </Field>
      </Group>
      <Group title={groups.agency}>
        <TextField
          label={fields.agencyName}
          autoComplete="organization"
          onLeave={titleCase}
          wide
          {...field('agencyName')}
        />
        <TextField
          label={fields.companyWebsite}
          hint={hints.companyWebsite}
          autoComplete="url"
          title={awake ? undefined : words.field.invalidWebsite}
          {...webAddress}
          {...field('companyWebsite')}
        />
        <TextField
          label={fields.linkedInPage}
          title={awake ? undefined : words.field.invalidLinkedIn}
          {...webAddress}
          {...field('linkedInPage')}
        />
      </Group>
      <Group title={groups.media}>
        <Choice
          label={fields.monthlyAdSpend}
          hint={hints.monthlyAdSpend}
          options={bands}
          wide
          {...field('monthlyAdSpend')}
        />
        <TextField
          label={fields.reportingTools}
          placeholder={placeholders.reportingTools}
          {...field('reportingTools')}
        />
        <TextField
          label={fields.pointOfContactEmail}
          hint={hints.pointOfContactEmail}
          type="email"
          {...field('pointOfContactEmail')}
        />
        <TextArea
          label={fields.additionalInfo}
          optional={words.optional}
          rows={3}
          wide
          {...field('additionalInfo')}
        />
      </Group>
      <Honeypot label={words.leaveEmpty} />
      <SubmitButton state={state} label={asks.submit} submitting={words.submitting} />
    </form>
  );
}

export const island = defineIsland('waitlist-form', WaitlistForm);

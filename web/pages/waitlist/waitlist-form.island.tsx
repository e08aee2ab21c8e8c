import { type MouseEvent, useEffect, useEffectEvent, useState } from 'react';
import type { CompleteFormMessages } from '../../../content/messages/en/forms.ts';
import type { waitlist } from '../../../content/messages/en/waitlist.ts';
import { maxLengths } from '../../../contract/clean-text.ts';
import type { SubmittedForm } from '../../../contract/forms.ts';
import { maxSuggestions, searchLocations } from '../../../contract/locations.ts';
import { titleCase, withScheme } from '../../../contract/text.ts';
import {
  type Application,
  application,
  countFormOpened,
  createApplication,
  waitlistDelays,
} from '../../../contract/waitlist.ts';
import { call } from '../../api.ts';
import { Combobox } from '../../ui/combobox/combobox.tsx';
import { dispatchInput, formValues } from '../../ui/form/controls.ts';
import { Field, TextArea, TextField } from '../../ui/form/field.tsx';
import { Banner, Honeypot, Submit } from '../../ui/form/form-parts.tsx';
import { Group } from '../../ui/form/group.tsx';
import { type Option, RadioGroup } from '../../ui/form/radio-group.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { defineIsland } from '../../ui/island-definition.ts';
import button from '../../ui/link-button.module.css';
import { setTypedValues } from './typed-values.ts';
import s from './waitlist-form.module.css';

type Groups = Record<
  keyof typeof waitlist.groups,
  { title: string; required: readonly (keyof Application)[] }
>;

interface Props {
  /** Where the form is posted without script: the page itself. */
  action: string;
  /** The page to go to after success. */
  next: string;
  messages: CompleteFormMessages;
  text: Pick<typeof waitlist, 'formLabel' | 'fields' | 'remove' | 'hints' | 'placeholders' | 'submit'> & {
    groups: Groups;
    /** The message for each number of a group's required fields that are valid. */
    valid: readonly string[];
  };
  bands: readonly Option[];
  counts: readonly string[];
  sent?: SubmittedForm;
}

/** Without script the browser rejects other schemes. The scheme is optional: the server adds it. */
const webPattern = String.raw`\s*([Hh][Tt][Tt][Pp][Ss]?://)?[^\s:]+\.\S+\s*`;

function WaitlistForm({ action, next, messages, text, bands, counts, sent }: Props) {
  const { groups, fields, hints, placeholders } = text;
  /** Undefined before hydration, and once it was sent: then the form is empty, while the plan shows what was sent. */
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>();
  const { form, field, state, banner, hydrated } = useForm({
    endpoint: createApplication,
    messages,
    path: '/join-the-waitlist',
    messageMs: waitlistDelays.bannerClears,
    fromUrl: ['email', 'toolResults'],
    sent,
    onFirstInput: countFormStart,
    onDone() {
      setTyped(undefined);
      setTimeout(() => location.assign(next), waitlistDelays.redirect);
    },
  });
  const { ref } = form;
  /** In the counts, and in the plan, which is another island. */
  function show(form: HTMLFormElement): void {
    const values = formValues(form);
    setTyped(values);
    setTypedValues(values);
  }
  const showRestored = useEffectEvent(() => {
    if (ref.current) show(ref.current);
  });
  // After `useForm`, whose effects restore the draft.
  useEffect(() => showRestored(), []);
  /** A group's title with the number of its required fields that are valid. */
  const heading = (name: keyof Groups) => {
    const { title, required } = groups[name];
    const n = required.filter((one) => application.shape[one].safeParse(typed?.[one]).success).length;
    return (
      <>
        {title}
        {typed && (
          <i data-n={n} aria-hidden="true">
            {text.valid[n]}
          </i>
        )}
      </>
    );
  };
  const webAddress = {
    inputMode: 'url',
    autoCapitalize: 'none',
    spellCheck: false,
    pattern: webPattern,
    max: maxLengths.url,
    onType: withScheme,
  } as const;
  return (
    <form
      className={s.form}
      action={action}
      aria-label={text.formLabel}
      {...form}
      onInput={(event) => {
        form.onInput(event);
        show(event.currentTarget);
      }}
    >
      <Banner {...banner} labels={fields} />
      <Group title={heading('you')}>
        <TextField label={fields.fullName} autoComplete="name" onLeave={titleCase} {...field('fullName')} />
        <TextField label={fields.email} type="email" autoComplete="email" {...field('email')} />
        <Field
          label={fields.location}
          hint={hints.location}
          max={maxLengths.line}
          wide
          {...field('location')}
        >
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
      <Group title={heading('agency')}>
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
          title={hydrated ? undefined : messages.field.invalidWebsite}
          {...webAddress}
          {...field('companyWebsite')}
        />
        <TextField
          label={fields.linkedInPage}
          title={hydrated ? undefined : messages.field.invalidLinkedIn}
          {...webAddress}
          {...field('linkedInPage')}
        />
      </Group>
      <Group title={heading('media')}>
        <RadioGroup
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
          optional={messages.optional}
          rows={3}
          wide
          {...field('additionalInfo')}
        />
        <Field
          label={fields.toolResults}
          hint={hints.toolResults}
          optional={messages.optional}
          wide
          {...field('toolResults')}
        >
          {(control) => (
            <div className={s.taken}>
              {/* The space lets the style sheet detect whether the field is empty. */}
              <textarea rows={5} readOnly placeholder=" " {...control} />
              <button type="button" className={button.link} onClick={empty}>
                {text.remove}
              </button>
            </div>
          )}
        </Field>
      </Group>
      <Honeypot label={messages.leaveEmpty} />
      <Submit state={state} label={text.submit} messages={messages} />
    </form>
  );
}

/** Removes the results carried over from other tools. The field disappears, so the focus moves to the one above. */
function empty({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  const field = currentTarget.previousElementSibling as HTMLTextAreaElement;
  field.value = '';
  dispatchInput(field);
  field.form?.querySelector<HTMLElement>('#additionalInfo')?.focus();
}

async function findPlaces(typed: string, signal: AbortSignal): Promise<readonly string[]> {
  const result = await call(searchLocations, { input: typed }, signal);
  return result.ok ? [...new Set(result.reply)].slice(0, maxSuggestions) : [];
}

/** Counts started forms anonymously. Failures do not matter to the visitor. */
function countFormStart(): void {
  call(countFormOpened, { form: 'waitlist' }).catch(() => {});
}

export const island = defineIsland('waitlist-form', WaitlistForm);

import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { dateFormats } from '../../../content/dates.ts';
import type { FormMessages } from '../../../content/messages/en/forms.ts';
import { type Day, monthOf } from '../../../contract/calendar.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { messageClearsMs } from '../../../contract/form-answer.ts';
import type { Locale } from '../../../contract/locales.ts';
import { bookMeeting, moveMeeting, wallClock } from '../../../contract/meeting.ts';
import { onServer } from '../../api.ts';
import { Banner } from '../../ui/form/banner.tsx';
import { valuesOf } from '../../ui/form/controls.ts';
import type { SentForm } from '../../ui/form/form-state.ts';
import { Honeypot } from '../../ui/form/honeypot.tsx';
import { SmallPrint } from '../../ui/form/small-print.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { defineIsland } from '../../ui/island-definition.ts';
import panel from '../../ui/panel.module.css';
import { Calendar } from './calendar/calendar.tsx';
import { EmptyCalendar } from './calendar/empty-calendar.tsx';
import { useFreeTimes } from './calendar/use-free-times.ts';
import { choiceOf, chooseDay, keepTimeAmong } from './choice.ts';
import { DayChoice } from './day-choice.tsx';
import { ownClock } from './own-clock.ts';
import s from './schedule-form.module.css';
import { TimeChoice } from './time-choice.tsx';
import { useAdoption } from './use-adoption.ts';
import { useFaultFocus } from './use-fault-focus.ts';
import type { ScheduleWords } from './words.ts';
import { ZoneField } from './zone-field.tsx';

/** A new meeting, or another time for one there is. */
const endpoints: Record<
  'book' | 'move',
  Endpoint<typeof bookMeeting.body | typeof moveMeeting.body, typeof bookMeeting.reply>
> = { book: bookMeeting, move: moveMeeting };

interface Props {
  /** The page itself, which takes the form where no script runs. */
  action: string;
  /** Its path without language. */
  path: string;
  act: keyof typeof endpoints;
  locale: Locale;
  words: FormMessages;
  asks: ScheduleWords;
  /** What the answers are used for, and where to read more. */
  use: { text: string; link: { label: string; href: string } };
  sent?: SentForm;
}

/** The calendar and the form beside it. The controls of the form hold what is chosen; the calendar writes into them. */
function ScheduleForm({ action, path, act, locale, words, asks, use, sent }: Props) {
  const [choice, setChoice] = useState(() => choiceOf(sent?.values ?? {}));
  const [format] = useState(() => dateFormats(locale));
  const [cursor, setCursor] = useState<Day>();
  const { times, bounds, dayOf, refresh, correct } = useFreeTimes(cursor && monthOf(cursor), choice.offset);
  const { form, field, state, awake, dismiss } = useForm({
    endpoint: endpoints[act],
    words,
    path,
    messageMs: messageClearsMs,
    sent,
    onDone: ({ page }) => location.assign(onServer(page)),
    onRefused({ free }) {
      if (free) correct(choice.date, free);
      refresh();
    },
  });
  const { ref } = form;
  const day = dayOf(choice.date);

  useAdoption(ref, (chosen) => {
    setChoice(chosen);
    // The first calendar is much to draw.
    startTransition(() => setCursor(chosen.date || wallClock(new Date(), chosen.offset ?? 0).date));
  });
  useFaultFocus(ref, state);

  const keepPossible = useEffectEvent(() => {
    if (ref.current === null || day === undefined) return;
    keepTimeAmong(ref.current, day.free);
    if (day.state !== 'open') chooseDay(ref.current, '');
    if (day.state === 'past' || day.state === 'later')
      setCursor(wallClock(new Date(), choice.offset ?? 0).date);
    setChoice(choiceOf(valuesOf(ref.current)));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when more is known of the chosen day
  useEffect(() => keepPossible(), [day]);

  return (
    <>
      {cursor === undefined ? (
        <EmptyCalendar words={asks} />
      ) : (
        <Calendar
          words={asks}
          format={format}
          cursor={cursor}
          bounds={bounds}
          today={wallClock(new Date(), choice.offset ?? 0).date}
          chosen={choice.date}
          times={times}
          locale={locale}
          onLook={setCursor}
          onChoose={(date) => {
            setCursor(date);
            if (ref.current) chooseDay(ref.current, date);
          }}
          onRetry={refresh}
        />
      )}
      <form
        className={`${panel.panel} ${s.form}`}
        action={action}
        aria-label={asks.formLabel}
        {...form}
        onInput={(event) => {
          form.onInput(event);
          setChoice(choiceOf(valuesOf(event.currentTarget)));
        }}
      >
        <DayChoice words={asks} format={format} awake={awake} choice={choice} {...field('date')} />
        <Banner state={state} close={words.close} onClose={dismiss} />
        <div className={s.fields}>
          <ZoneField
            wide
            label={asks.fields.timeZone}
            words={asks}
            choice={choice}
            own={cursor === undefined ? undefined : ownClock(choice.date)}
            {...field('offset')}
          />
          <TimeChoice
            wide
            label={asks.fields.time}
            words={asks}
            waits={awake && choice.date === ''}
            day={day}
            {...field('time')}
          />
          {act === 'book' && (
            <>
              <TextField label={asks.fields.name} autoComplete="name" {...field('name')} />
              <TextField label={asks.fields.email} type="email" autoComplete="email" {...field('email')} />
            </>
          )}
        </div>
        {act === 'move' && <input type="hidden" name="meeting" defaultValue={sent?.values.meeting ?? ''} />}
        <Honeypot label={words.leaveEmpty} />
        <SubmitButton state={state} label={asks.submit} submitting={words.submitting} />
        <SmallPrint>
          {use.text} <a href={use.link.href}>{use.link.label}</a>
        </SmallPrint>
      </form>
    </>
  );
}

export const island = defineIsland('schedule-form', ScheduleForm);

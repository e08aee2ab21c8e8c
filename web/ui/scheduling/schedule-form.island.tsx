import { type RefObject, startTransition, useEffect, useEffectEvent, useState } from 'react';
import { dateFormats } from '../../../content/dates.ts';
import type { CompleteFormMessages } from '../../../content/messages/en/forms.ts';
import { type Day, utcMidnight } from '../../../contract/calendar.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';
import type { SubmittedForm } from '../../../contract/forms.ts';
import { messageClearsMs } from '../../../contract/forms.ts';
import type { Locale } from '../../../contract/locales.ts';
import { bookMeeting, meetingEnd, moveMeeting, wallClock } from '../../../contract/meeting.ts';
import { apiUrl } from '../../api.ts';
import { formValues } from '../form/controls.ts';
import { TextField } from '../form/field.tsx';
import { Banner, Honeypot, Submit } from '../form/form-parts.tsx';
import type { FormState } from '../form/form-state.ts';
import { SmallPrint } from '../form/small-print.tsx';
import { useForm } from '../form/use-form.ts';
import { defineIsland } from '../island-definition.ts';
import panel from '../panel.module.css';
import { Calendar } from './calendar/calendar.tsx';
import { EmptyCalendar } from './calendar/calendar-frame.tsx';
import { monthsShown } from './calendar/date-grid.ts';
import { useFreeTimes } from './calendar/use-free-times.ts';
import {
  chooseDay,
  ownOffset,
  readChoice,
  uncheckTakenTime,
  useInitialChoice,
  visitorTime,
} from './choice.ts';
import { DayChoice, TimeChoice, ZoneField } from './schedule-fields.tsx';
import s from './schedule-form.module.css';
import type { ScheduleMessages } from './schedule-messages.ts';

/** Books a meeting, or moves an existing one. */
const endpoints: Record<
  'book' | 'move',
  Endpoint<typeof bookMeeting.body | typeof moveMeeting.body, typeof bookMeeting.response>
> = { book: bookMeeting, move: moveMeeting };

interface Props {
  /** Where the form is posted without script: the page itself. */
  action: string;
  /** The page's path without its language. */
  path: string;
  act: keyof typeof endpoints;
  locale: Locale;
  messages: CompleteFormMessages;
  text: ScheduleMessages;
  /** The privacy notice. */
  use: { text: string; link: { label: string; href: string } };
  sent?: SubmittedForm;
}

/** The calendar writes the selected day into the form's controls, which hold the state. */
function ScheduleForm({ action, path, act, locale, messages, text, use, sent }: Props) {
  const [choice, setChoice] = useState(() => readChoice(sent?.values ?? {}));
  const [format] = useState(() => dateFormats(locale));
  const [cursor, setCursor] = useState<Day>();
  const { times, bounds, findDay, refresh, correct } = useFreeTimes(
    cursor === undefined ? [] : monthsShown(cursor, wallClock(new Date(), choice.offset ?? 0).date),
    choice.offset,
  );
  const { form, field, state, banner, hydrated } = useForm({
    endpoint: endpoints[act],
    messages,
    path,
    messageMs: messageClearsMs,
    sent,
    fromUrl: ['date', 'time', 'offset'],
    onDone: ({ page }) => location.assign(apiUrl(page)),
    onProblem({ free, page }) {
      // The meeting was cancelled in the meantime: its page says so, and offers another.
      if (page) location.assign(apiUrl(page));
      if (free) correct(choice.date, free);
      refresh();
    },
  });
  const { ref } = form;
  const day = findDay(choice.date);
  const today = wallClock(new Date(), choice.offset ?? 0).date;
  const moved = currentTime(sent?.values.from, choice.offset);

  useInitialChoice(ref, (chosen) => {
    // Without its link the page that moves a meeting hides the form.
    if (act === 'move' && !sent) return;
    setChoice(chosen);
    // The first render of the calendar is slow.
    startTransition(() => setCursor(chosen.date || wallClock(new Date(), chosen.offset ?? 0).date));
  });
  useErrorFocus(ref, state);

  const dropUnavailable = useEffectEvent(() => {
    if (ref.current === null || day === undefined) return;
    uncheckTakenTime(ref.current, day.free);
    if (day.state !== 'open') chooseDay(ref.current, '');
    if (day.state === 'past' || day.state === 'later') setCursor(today);
    setChoice(readChoice(formValues(ref.current)));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the chosen day's free times change
  useEffect(() => dropUnavailable(), [day]);

  return (
    <>
      {cursor === undefined ? (
        <EmptyCalendar messages={text} />
      ) : (
        <Calendar
          messages={text}
          format={format}
          cursor={cursor}
          bounds={bounds}
          today={today}
          chosen={choice.date}
          current={moved?.date}
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
        aria-label={text.formLabel}
        {...form}
        onInput={(event) => {
          form.onInput(event);
          setChoice(readChoice(formValues(event.currentTarget)));
        }}
      >
        {cursor !== undefined && moved && (
          <p className={s.current}>
            <span>{text.move.current}</span> <b>{format.weekday(new Date(utcMidnight(moved.date)))}</b>{' '}
            <b>
              {moved.time}–{moved.end}
            </b>
          </p>
        )}
        <DayChoice messages={text} format={format} hydrated={hydrated} choice={choice} {...field('date')} />
        <Banner
          {...banner}
          labels={{ ...text.fields, date: text.fields.day, offset: text.fields.timeZone }}
          onFollow={(name) => (name === 'date' ? focusCalendar() : banner.onFollow(name))}
        />
        <div className={s.fields}>
          <ZoneField
            wide
            label={text.fields.timeZone}
            messages={text}
            choice={choice}
            own={cursor === undefined ? undefined : ownOffset(choice.date)}
            {...field('offset')}
          />
          <TimeChoice
            wide
            label={text.fields.time}
            messages={text}
            waits={hydrated && choice.date === ''}
            day={day}
            {...field('time')}
          />
          {act === 'book' && (
            <>
              <TextField label={text.fields.name} autoComplete="name" {...field('name')} />
              <TextField label={text.fields.email} type="email" autoComplete="email" {...field('email')} />
            </>
          )}
        </div>
        <input type="hidden" name="ownMinutes" value={visitorTime(choice)} />
        {act === 'move' && (
          <>
            <input type="hidden" name="meeting" defaultValue={sent?.values.meeting ?? ''} />
            <input type="hidden" name="from" defaultValue={sent?.values.from ?? ''} />
          </>
        )}
        <Honeypot label={messages.leaveEmpty} />
        <Submit state={state} label={text.submit} messages={messages} />
        <SmallPrint>
          {use.text} <a href={use.link.href}>{use.link.label}</a>
        </SmallPrint>
      </form>
    </>
  );
}

/** When the meeting that is being moved takes place, at an offset. */
function currentTime(from: string | undefined, offset: number | undefined) {
  if (!from || offset === undefined) return undefined;
  const start = new Date(from);
  return { ...wallClock(start, offset), end: wallClock(meetingEnd(start), offset).time };
}

/**
 * Moves the focus where `useForm` cannot: the day's field is hidden, and the first time may be disabled. Once per
 * error, not while the visitor fixes it.
 */
function useErrorFocus(form: RefObject<HTMLFormElement | null>, state: FormState): void {
  const error = state.is === 'error' ? state : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `at` identifies the error
  useEffect(() => {
    const { date, time } = error?.fields ?? {};
    if (date !== undefined) focusCalendar();
    else if (time !== undefined) form.current?.querySelector<HTMLElement>('[name=time]:enabled')?.focus();
  }, [error?.at]);
}

function focusCalendar(): void {
  document.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus();
}

export const island = defineIsland('schedule-form', ScheduleForm);

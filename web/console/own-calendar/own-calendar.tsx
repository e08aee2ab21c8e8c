import { type SubmitEvent, useId } from 'react';
import { calendarReasons } from '../../../content/describe-health.ts';
import {
  calendarUrl,
  type OwnCalendar,
  ownCalendar,
  weeksCounted,
} from '../../../contract/console/host-calendar.ts';
import { consoleApi } from '../../../contract/console/paths.ts';
import { hasRole } from '../../../contract/console/session.ts';
import type { Host } from '../../../contract/host.ts';
import { useConsole } from '../context.ts';
import { Button, Notice } from '../parts/controls.tsx';
import panel from '../parts/panel.module.css';
import { readSecretUrl, SecretUrlField } from '../parts/secret-url-field.tsx';
import { atOrOn, timeOrDay } from '../time.ts';
import { useAction } from '../use-action.ts';
import { useFetch } from '../use-fetch.ts';
import { BusyWeek } from './busy-week.tsx';
import s from './own-calendar.module.css';

const spelled = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];

/** A host's own calendar: its URL, whether it could be read, and the coming days. */
export function OwnCalendarPanel({ host, title }: { host: Host; title: string }) {
  const { operator, refreshKey } = useConsole();
  const { data } = useFetch(consoleApi.hostCalendar(host.id), ownCalendar, refreshKey);
  const id = useId();
  const calendar = data?.calendar;
  const canSet = host.operatorId === operator.id || hasRole(operator.role, 'admin');
  return (
    <section className={panel.panel} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className={panel.hint}>
        The private address of a calendar (it ends in .ics). We read when {host.name} is busy, every few
        minutes, and throw everything else away: no titles, no guests.
      </p>
      {calendar && <State calendar={calendar} />}
      {calendar && <BusyWeek host={host} />}
      {data && canSet && <SetCalendar host={host} calendar={data.calendar} />}
      {data && !canSet && (
        <p className={panel.hint}>
          {calendar ? 'Only' : 'No calendar is read. Only'} the host, or an admin, sets the address.
        </p>
      )}
    </section>
  );
}

function State({ calendar }: { calendar: NonNullable<OwnCalendar> }) {
  const { site, readAt, failingSince, problem, unclear, busyTimes, closedSlots } = calendar;
  const slots = closedSlots === 1 ? 'slot is' : 'slots are';
  const counted = `${busyTimes} busy ${busyTimes === 1 ? 'time' : 'times'} in the next ${spelled[weeksCounted]} weeks. ${closedSlots} ${slots} closed because of them, on the host’s clock.`;
  if (failingSince !== null && problem !== null) {
    return (
      <Notice>
        <p>
          {site} has not been read since {timeOrDay(failingSince)}: {calendarReasons[problem]}.{' '}
          {readAt === null
            ? 'None of its busy times are known, so it blocks no slots.'
            : `Until it is, the times read ${atOrOn(readAt)} stay closed: ${counted}`}
        </p>
      </Notice>
    );
  }
  if (readAt === null) return <Notice tone="warn">{site} has not been read yet.</Notice>;
  return (
    <>
      <Notice tone="ok">
        <p>
          {site}, read {atOrOn(readAt)}: {counted}
        </p>
      </Notice>
      {unclear > 0 && (
        <Notice tone="warn">
          <p>
            {unclear === 1 ? '1 event' : `${unclear} events`} could not be read exactly: the time zone is
            unknown, or it repeats in a way we don’t follow. Block those hours by hand.
          </p>
        </Notice>
      )}
    </>
  );
}

function SetCalendar({ host, calendar }: { host: Host; calendar: OwnCalendar }) {
  const { run, busy, problem } = useAction();
  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const url = readSecretUrl(
      form,
      (text) => calendarUrl(text) !== null,
      'Paste an address that starts with https:// or webcal://',
    );
    if (url === undefined) return;
    if (await run(consoleApi.hostCalendar(host.id), { url }, 'The calendar is set')) form.reset();
  }
  return (
    <>
      <form className={s.form} onSubmit={submit}>
        <SecretUrlField
          label={calendar ? 'Another address' : 'Calendar address'}
          placeholder="https://calendar.google.com/calendar/ical/…/basic.ics"
        />
        <Button type="submit" disabled={busy}>
          {busy ? 'Reading …' : calendar ? 'Replace' : 'Read it'}
        </Button>
      </form>
      <p className={panel.hint}>
        The address is a key to the calendar: it is kept here and never shown again. Google: Settings, the
        calendar, “Secret address in iCal format”. Outlook: Settings, Shared calendars, Publish, the ICS link.
        iCloud: share the calendar as a public calendar.
      </p>
      {problem && <Notice>{problem}</Notice>}
      {calendar && (
        <div className={s.acts}>
          <Button
            look="ghost"
            disabled={busy}
            onClick={() => run(consoleApi.readHostCalendar(host.id), {}, 'The calendar was read')}
          >
            Read again
          </Button>
          <Button
            look="link"
            disabled={busy}
            onClick={() => run(consoleApi.removeHostCalendar(host.id), {}, 'The address is removed')}
          >
            Remove the address
          </Button>
        </div>
      )}
    </>
  );
}

import type { SubmitEvent } from 'react';
import { ordinals } from '../../../content/format.ts';
import { addDays } from '../../../contract/calendar.ts';
import {
  type Absence,
  type Host,
  type HostList,
  type HostSettings,
  holidayCountries,
} from '../../../contract/host.ts';
import { Button, Notice } from '../parts/controls.tsx';
import { DaysForm } from './close-days.tsx';
import { dayLabel, nowIn, spanLabel, timeInput } from './host-clock.ts';
import s from './host-panels.module.css';
import { useHostChange } from './use-host-change.ts';

const countryNames = new Intl.DisplayNames('en', { type: 'region' });
/** Later ones are shown as they approach. */
const maxHolidays = 6;

/** Holidays and closures of a host: whole days without meetings. */
export function Closed({ host, list }: { host: Host; list: HostList }) {
  const { busy, problem, save } = useHostChange(host);
  const today = nowIn(host.timeZone, new Date()).date;
  const holidays = list.holidays
    .filter(({ country, day }) => country === host.country && day >= today)
    .toSorted((a, b) => a.day.localeCompare(b.day))
    .slice(0, maxHolidays);
  const closures = upcoming(host, 'closure');

  function close(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { first, last, label } = readValues(event.currentTarget);
    add(host, save, event.currentTarget, {
      ...{ kind: 'closure', label, from: `${first}T00:00` },
      to: `${addDays(last || first, 1)}T00:00`,
    });
  }
  return (
    <section className={s.panel} aria-labelledby="closed">
      <div className={s.head}>
        <h2 id="closed">Closed</h2>
        <select
          aria-label="Holidays"
          value={host.country ?? ''}
          disabled={busy}
          onChange={({ target }) =>
            save(
              { country: holidayCountries.find((country) => country === target.value) ?? null },
              'The holidays are saved',
            )
          }
        >
          <option value="">Holidays: none</option>
          {holidayCountries.map((country) => (
            <option key={country} value={country}>
              Holidays: {countryNames.of(country)}
            </option>
          ))}
        </select>
      </div>
      <ul>
        {list.closedDays.length > 0 && (
          <li className={s.line}>
            <b>{new Intl.ListFormat('en-GB').format(list.closedDays.map(ordinals.en))}</b>
            <span>of every month, by the site’s settings</span>
          </li>
        )}
        {holidays.map(({ day, name }) => (
          <HolidayLine key={day} day={day} name={name} host={host} busy={busy} save={save} />
        ))}
        {closures.map((closure) => (
          <li key={closure.from + closure.to} className={s.line}>
            <b>{daysLabel(closure)}</b>
            <span>{closure.label || 'Closure'}</span>
            <RemoveButton host={host} absence={closure} what={daysLabel(closure)} busy={busy} save={save} />
          </li>
        ))}
      </ul>
      <DaysForm busy={busy} min={today} onSubmit={close} />
      {problem && <Notice>{problem}</Notice>}
    </section>
  );
}

type Save = ReturnType<typeof useHostChange>['save'];

function HolidayLine(props: { day: string; name: string; host: Host; busy: boolean; save: Save }) {
  const { day, name, host, busy, save } = props;
  const isOpen = host.opened.includes(day);
  const opened = isOpen ? host.opened.filter((one) => one !== day) : [...host.opened, day];
  return (
    <li className={s.line}>
      <b>{dayLabel(day)}</b>
      <span>{isOpen ? `${name}, but open` : name}</span>
      <Button
        look="link"
        disabled={busy}
        aria-label={`${isOpen ? 'Close' : 'Open'} ${dayLabel(day)}`}
        onClick={() => save({ opened }, `${dayLabel(day)} is ${isOpen ? 'closed' : 'open'}`)}
      >
        {isOpen ? 'Close' : 'Open'}
      </Button>
    </li>
  );
}

/** Blocked hours without meetings. */
export function BlockedTimes({ host }: { host: Host }) {
  const { busy, problem, save } = useHostChange(host);
  const blocked = upcoming(host, 'blocked');
  function block(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { day, from, to, label } = readValues(event.currentTarget);
    add(host, save, event.currentTarget, {
      ...{ kind: 'blocked', label, from: `${day}T${from}` },
      to: to === '24:00' ? `${addDays(day, 1)}T00:00` : `${day}T${to}`,
    });
  }
  return (
    <section className={s.panel} aria-labelledby="blocked">
      <div className={s.head}>
        <h2 id="blocked">Blocked times</h2>
      </div>
      <ul>
        {blocked.map((one) => (
          <li key={one.from + one.to} className={s.line}>
            <b>{spanLabel(one.from, one.to)}</b>
            <span>{one.label}</span>
            <RemoveButton
              host={host}
              absence={one}
              what={spanLabel(one.from, one.to)}
              busy={busy}
              save={save}
            />
          </li>
        ))}
      </ul>
      <form className={`${s.add} ${s.block}`} onSubmit={block}>
        <label>
          Day
          <input id="block-day" type="date" name="day" required />
        </label>
        <label>
          From
          <input {...timeInput} name="from" />
        </label>
        <label>
          To
          <input {...timeInput} name="to" />
        </label>
        <label>
          Reason
          <input name="label" maxLength={200} />
        </label>
        <Button type="submit" look="ghost" disabled={busy}>
          Block
        </Button>
      </form>
      {problem && <Notice>{problem}</Notice>}
      <p className={s.hint}>Only operators see the reason. Visitors see a time that is taken.</p>
    </section>
  );
}

function RemoveButton(props: { host: Host; absence: Absence; what: string; busy: boolean; save: Save }) {
  const { host, absence, what, busy, save } = props;
  return (
    <Button
      look="link"
      disabled={busy}
      aria-label={`Remove ${what}`}
      onClick={() =>
        save({ absences: host.absences.filter((one) => one !== absence) }, `${what} can be booked again`)
      }
    >
      Remove
    </Button>
  );
}

async function add(host: Host, save: Save, form: HTMLFormElement, absence: Absence): Promise<void> {
  const absences: HostSettings['absences'] = [...host.absences, absence];
  if (await save({ absences: absences.toSorted((a, b) => a.from.localeCompare(b.from)) }, 'It is saved'))
    form.reset();
}

function readValues(form: HTMLFormElement) {
  const values = new FormData(form);
  const text = (name: string) => String(values.get(name) ?? '');
  return {
    first: text('first'),
    last: text('last'),
    day: text('day'),
    from: text('from'),
    to: text('to'),
    label: text('label'),
  };
}

/** Absences that are not over. */
function upcoming({ absences, timeZone }: Host, kind: Absence['kind']): Absence[] {
  const today = nowIn(timeZone, new Date()).date;
  return absences.filter((one) => one.kind === kind && one.to > today);
}

/** `Mon 3 August to Fri 14 August`; the stored end is the midnight after. */
function daysLabel({ from, to }: Absence): string {
  const [first, last] = [from.slice(0, 10), addDays(to.slice(0, 10), -1)];
  return first === last ? dayLabel(first) : `${dayLabel(first)} to ${dayLabel(last)}`;
}

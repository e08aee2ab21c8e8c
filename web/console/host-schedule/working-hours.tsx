import { type SubmitEvent, useState } from 'react';
import { type Host, type HostSettings, maxBuffer, type WorkingSpan } from '../../../contract/host.ts';
import { Button, Notice } from '../parts/controls.tsx';
import { timeInput } from './host-clock.ts';
import s from './host-panels.module.css';
import { useHostChange } from './use-host-change.ts';

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const usual = { from: '09:00', to: '17:00' };
const officeHours = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, ...usual }));

/** Name, time zone, hours and limits of a host, saved together. */
export function WorkingHours({ host }: { host: Host }) {
  const { busy, problem, save } = useHostChange(host);
  const [hours, setHours] = useState(host.hours);
  const zones = Intl.supportedValuesOf('timeZone');

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const number = (name: string) => Number(values.get(name));
    save(
      {
        name: String(values.get('name')).trim(),
        timeZone: String(values.get('timeZone')),
        hours: hours?.toSorted((a, b) => a.weekday - b.weekday || a.from.localeCompare(b.from)) ?? null,
        bufferMinutes: number('bufferMinutes'),
        noticeHours: number('noticeHours'),
        horizonDays: number('horizonDays'),
      },
      'The hours are saved',
    );
  }
  return (
    <form className={s.panel} onSubmit={submit} aria-labelledby="hours">
      <div className={s.head}>
        <h2 id="hours">Working hours</h2>
        <select name="timeZone" aria-label="Time zone" defaultValue={host.timeZone}>
          {[...new Set([host.timeZone, ...zones])].map((zone) => (
            <option key={zone}>{zone}</option>
          ))}
        </select>
      </div>
      <label className={s.name}>
        Host
        <input name="name" required maxLength={80} defaultValue={host.name} />
      </label>
      {hours === null ? (
        <p className={s.always}>
          Can be booked at any hour of any day.{' '}
          <Button look="link" onClick={() => setHours(officeHours)}>
            Set working hours
          </Button>
        </p>
      ) : (
        <ul className={s.week}>
          {weekdays.map((name, i) => (
            <Weekday key={name} name={name} weekday={i + 1} hours={hours} onChange={setHours} />
          ))}
        </ul>
      )}
      <div className={s.limits}>
        <Limit name="noticeHours" label="Notice, hours" max={720} host={host} />
        <Limit name="horizonDays" label="Ahead, days" min={1} max={365} host={host} />
        <Limit name="bufferMinutes" label="Buffer, minutes" max={maxBuffer} host={host} />
      </div>
      <p className={s.hint}>Meetings that are booked stay booked when hours change.</p>
      {problem && <Notice>{problem}</Notice>}
      <Button type="submit" disabled={busy}>
        {busy ? 'Saving …' : 'Save hours'}
      </Button>
    </form>
  );
}

type Limits = 'noticeHours' | 'horizonDays' | 'bufferMinutes';

function Limit(props: { name: Limits; label: string; min?: number; max: number; host: Host }) {
  return (
    <label>
      {props.label}
      <input
        type="number"
        name={props.name}
        required
        min={props.min ?? 0}
        max={props.max}
        defaultValue={props.host[props.name]}
      />
    </label>
  );
}

interface WeekdayProps {
  name: string;
  weekday: number;
  hours: readonly WorkingSpan[];
  onChange: (hours: HostSettings['hours']) => void;
}

function Weekday({ name, weekday, hours, onChange }: WeekdayProps) {
  const own = hours.filter((span) => span.weekday === weekday);
  const others = hours.filter((span) => span.weekday !== weekday);
  const change = (spans: readonly Pick<WorkingSpan, 'from' | 'to'>[]) =>
    onChange([...others, ...spans.map(({ from, to }) => ({ weekday, from, to }))]);
  const last = own.at(-1);
  return (
    <li>
      <b>{name}</b>
      <div>
        {own.length === 0 && <span className={s.hint}>No meetings</span>}
        {own.map((span, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: spans have no identity but their place
          <span key={i} className={s.span}>
            <input
              {...timeInput}
              aria-label={`${name} from`}
              value={span.from}
              onChange={({ target }) => change(own.with(i, { ...span, from: target.value }))}
            />
            to
            <input
              {...timeInput}
              aria-label={`${name} to`}
              value={span.to}
              onChange={({ target }) => change(own.with(i, { ...span, to: target.value }))}
            />
            <Button
              look="link"
              aria-label={`Remove ${name} ${span.from} to ${span.to}`}
              onClick={() => change(own.toSpliced(i, 1))}
            >
              Remove
            </Button>
          </span>
        ))}
        {last ? (
          <Button
            look="link"
            aria-label={`Add a break on ${name}`}
            onClick={() => change(withBreak(own, last))}
          >
            Add a break
          </Button>
        ) : (
          <Button look="link" aria-label={`Add hours on ${name}`} onClick={() => change([usual])}>
            Add hours
          </Button>
        )}
      </div>
    </li>
  );
}

/** Adds an hour's break at noon, or after the last span. */
function withBreak(spans: readonly WorkingSpan[], last: WorkingSpan): Pick<WorkingSpan, 'from' | 'to'>[] {
  const [noon, one] = last.from < '12:00' && last.to > '13:00' ? ['12:00', '13:00'] : [last.to, last.to];
  return [...spans.slice(0, -1), { from: last.from, to: noon }, { from: one, to: last.to }];
}

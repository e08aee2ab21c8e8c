import { type SubmitEvent, useState } from 'react';
import { consoleApi } from '../../../contract/console/paths.ts';
import { hasRole } from '../../../contract/console/session.ts';
import { feedLink, type Host, type HostList } from '../../../contract/host.ts';
import { parseMinutes } from '../../../contract/meeting.ts';
import { failureText, post } from '../api.ts';
import { useConsole } from '../context.ts';
import { HostPerson } from '../own-calendar/host-person.tsx';
import { OwnCalendarPanel } from '../own-calendar/own-calendar.tsx';
import { Button, buttonClasses, ConsoleLink, Notice } from '../parts/controls.tsx';
import { useAction } from '../use-action.ts';
import { CloseAll } from './close-days.tsx';
import s from './host-panels.module.css';
import { BlockedTimes, Closed } from './time-off.tsx';
import { useHostChange } from './use-host-change.ts';
import { WorkingHours } from './working-hours.tsx';

/** When a host can be booked, and the list of hosts. */
export function HostPanels({ host, list }: { host: Host | undefined; list: HostList }) {
  const { operator } = useConsole();
  return (
    <div className={s.panels}>
      <div>
        {host && <WorkingHours key={host.updatedAt} host={host} />}
        {host && hasRole(operator.role, 'admin') && <HostPerson host={host} />}
        <Hosts list={list} />
      </div>
      {!host && (
        <div>
          <CloseAll list={list} />
        </div>
      )}
      {host && (
        <div>
          <Closed host={host} list={list} />
          <BlockedTimes host={host} />
          <OwnCalendarPanel host={host} title="Own calendar" />
          <CalendarLink host={host} />
        </div>
      )}
    </div>
  );
}

function Hosts({ list: { hosts } }: { list: HostList }) {
  const add = useAction();
  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const name = String(new FormData(form).get('name')).trim();
    const [like] = hosts;
    if (!like || name === '') return;
    const fresh = { ...like, name, hours: null, opened: [], absences: [], country: null };
    if (await add.run(consoleApi.hosts, fresh, `${name} was added`)) form.reset();
  }
  return (
    <section className={s.panel} aria-labelledby="hosts">
      <div className={s.head}>
        <h2 id="hosts">Hosts</h2>
      </div>
      <ul>
        {hosts.map((host) => (
          <HostLine key={host.id} host={host} isLast={hosts.filter(({ retired }) => !retired).length === 1} />
        ))}
      </ul>
      <form className={s.add} onSubmit={submit}>
        <label>
          Another host
          <input name="name" required maxLength={80} placeholder="A person or a role" />
        </label>
        <Button type="submit" look="ghost" disabled={add.busy}>
          Add
        </Button>
      </form>
      {add.problem && <Notice>{add.problem}</Notice>}
      <p className={s.hint}>
        A time is offered while at least one host is at work and free. If several are, the meeting goes to
        whoever has fewer that week.
      </p>
    </section>
  );
}

function HostLine({ host, isLast }: { host: Host; isLast: boolean }) {
  const { busy, problem, save } = useHostChange(host);
  const { name, retired } = host;
  return (
    <li className={`${s.line} ${s.stacked}`}>
      <b>{name}</b>
      <span>{retired ? 'takes no meetings' : hoursInWords(host)}</span>
      <span className={s.acts}>
        <ConsoleLink to={{ pane: 'diary', host: host.id }} className={buttonClasses.link}>
          Schedule
        </ConsoleLink>
        {(retired || !isLast) && (
          <Button
            look="link"
            disabled={busy}
            aria-label={`${retired ? 'Bring back' : 'Retire'} ${name}`}
            onClick={() =>
              save(
                { retired: !retired },
                retired ? `${name} takes meetings again` : `${name} takes no meetings`,
              )
            }
          >
            {retired ? 'Bring back' : 'Retire'}
          </Button>
        )}
      </span>
      {problem && <Notice>{problem}</Notice>}
    </li>
  );
}

const weekdayNames = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

function hoursInWords({ hours, timeZone }: Host): string {
  if (hours === null) return 'at any hour';
  const days = [...new Set(hours.map(({ weekday }) => weekday))].toSorted();
  const total = hours.reduce((sum, { from, to }) => sum + parseMinutes(to) - parseMinutes(from), 0) / 60;
  const named = days.map((day) => weekdayNames[day - 1] ?? '');
  const isRow = days.length > 2 && days.every((day, i) => day === (days[0] ?? 0) + i);
  const when = isRow ? `${named[0]} to ${named.at(-1)}` : named.join(', ');
  return hours.length === 0 ? 'no working hours' : `${timeZone}: ${when}, ${total} hours a week`;
}

/** A link for the host's calendar app. It is shown once, when it is created. */
function CalendarLink({ host }: { host: Host }) {
  const { announce, refresh } = useConsole();
  const [url, setUrl] = useState<string>();
  const [problem, setProblem] = useState('');
  async function renew() {
    const result = await post(consoleApi.hostFeed(host.id), {}, feedLink);
    if (result.is === 'done') {
      setUrl(result.reply.url);
      announce('The calendar link is shown');
      refresh();
    }
    setProblem(failureText(result));
  }
  return (
    <section className={s.panel} aria-labelledby="feed">
      <div className={s.head}>
        <h2 id="feed">Calendar link</h2>
        <Button look="ghost" onClick={renew}>
          {host.hasFeed ? 'Make a new link' : 'Make a link'}
        </Button>
      </div>
      {url ? (
        <>
          <label className={s.link}>
            Subscribe to this address in your calendar app
            <input readOnly value={url} onFocus={({ target }) => target.select()} />
          </label>
          <p className={s.hint}>It is shown this once. Anyone who has it can read the meetings.</p>
        </>
      ) : (
        <p className={s.hint}>
          {host.hasFeed
            ? 'A link is in use. A new one replaces it, and the old one stops working.'
            : 'A secret address with the meetings of this host, for any calendar app.'}
        </p>
      )}
      {problem && <Notice>{problem}</Notice>}
    </section>
  );
}

import { type SubmitEvent, useState } from 'react';
import type { Detail } from '../../../contract/console/inbox.ts';
import { consoleApi } from '../../../contract/console/paths.ts';
import { hostList } from '../../../contract/host.ts';
import { formatMinutes } from '../../../contract/meeting.ts';
import { useConsole } from '../context.ts';
import { Button, Notice } from '../parts/controls.tsx';
import { useAction } from '../use-action.ts';
import { useFetch } from '../use-fetch.ts';
import { nowIn, timeInput } from './host-clock.ts';
import s from './host-panels.module.css';

/** Moves a meeting to another time, of its host or of another one. The visitor gets a mail. */
export function MoveMeeting({ detail: { row, fields, hostId } }: { detail: Detail }) {
  const { mayEdit, refreshKey } = useConsole();
  const [isOpen, setIsOpen] = useState(false);
  const isAhead = row.status === 'booked' && (fields.startsAt ?? '') > new Date().toISOString();
  const { data } = useFetch(isOpen ? consoleApi.hosts : undefined, hostList, refreshKey);
  const move = useAction();
  if (!mayEdit || !isAhead) return null;
  if (!isOpen || !data) {
    return (
      <Button look="ghost" onClick={() => setIsOpen(true)}>
        Move the meeting
      </Button>
    );
  }
  const hosts = data.hosts.filter(({ id, retired }) => !retired || id === hostId);
  const own = hosts.find(({ id }) => id === hostId) ?? hosts[0];
  const start = nowIn(own?.timeZone ?? 'UTC', new Date(fields.startsAt ?? ''));

  /** True if the server asked to confirm this time; another time needs a new confirmation. */
  const isAsked = move.state.is === 'error' && move.state.code === 'scheduleConflict';

  async function send(form: HTMLFormElement, anyway = false) {
    const values = new FormData(form);
    const body = {
      hostId: values.get('host'),
      start: `${values.get('day')}T${values.get('time')}`,
      seen: row.updatedAt,
      anyway,
    };
    if (await move.run(consoleApi.moveMeeting(row.id), body, `${row.title}: moved, a mail goes out`))
      setIsOpen(false);
  }
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void send(event.currentTarget);
  }
  return (
    <form className={s.panel} onSubmit={submit} onChange={move.reset} aria-labelledby="move-title">
      <h3 id="move-title">Move the meeting</h3>
      <div className={s.add}>
        <label>
          Day
          <input type="date" name="day" required defaultValue={start.date} />
        </label>
        <label>
          Start
          <input {...timeInput} name="time" defaultValue={formatMinutes(start.minutes)} />
        </label>
        <label>
          On the clock of
          <select name="host" defaultValue={own?.id}>
            {hosts.map(({ id, name, timeZone }) => (
              <option key={id} value={id}>
                {name}, {timeZone}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit" disabled={move.busy}>
          {move.busy ? 'Moving …' : 'Move and tell the visitor'}
        </Button>
        <Button look="link" onClick={() => setIsOpen(false)}>
          Leave it
        </Button>
      </div>
      {move.problem && (
        <Notice>
          <p>{move.problem}</p>
          {isAsked && (
            <Button look="ghost" onClick={({ currentTarget: { form } }) => form && void send(form, true)}>
              Move it anyway
            </Button>
          )}
        </Notice>
      )}
      <p className={s.hint}>The time must be free. If the host does not work then, you are asked first.</p>
    </form>
  );
}

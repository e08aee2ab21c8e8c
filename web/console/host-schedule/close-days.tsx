import type { SubmitEvent } from 'react';
import { consoleApi } from '../../../contract/console/paths.ts';
import type { HostList } from '../../../contract/host.ts';
import { Button, Notice } from '../parts/controls.tsx';
import { useAction } from '../use-action.ts';
import s from './host-panels.module.css';

/** Closes whole days for all hosts at once. */
export function CloseAll({ list }: { list: HostList }) {
  const { run, busy, problem } = useAction();
  const active = list.hosts.filter(({ retired }) => !retired).length;
  async function close(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const values = new FormData(form);
    const [first, last, label] = ['first', 'last', 'label'].map((name) => String(values.get(name) ?? ''));
    const span = { first, last: last || first, label };
    if (await run(consoleApi.closeHosts, span, `Closed for all ${active} hosts`)) form.reset();
  }
  return (
    <section className={s.panel} aria-labelledby="close-all">
      <div className={s.head}>
        <h2 id="close-all">Close all hosts</h2>
      </div>
      <DaysForm busy={busy} onSubmit={close} />
      {problem && <Notice>{problem}</Notice>}
      <p className={s.hint}>
        Each host’s own days. Meetings that are booked stay booked. To open a day again, remove it from each
        host’s closures.
      </p>
    </section>
  );
}

/** The days to close, and why. */
export function DaysForm(props: {
  busy: boolean;
  min?: string;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}) {
  return (
    <form className={s.add} onSubmit={props.onSubmit}>
      <label>
        From
        <input type="date" name="first" required min={props.min} />
      </label>
      <label>
        To
        <input type="date" name="last" min={props.min} />
      </label>
      <label>
        Reason
        <input name="label" maxLength={200} />
      </label>
      <Button type="submit" look="ghost" disabled={props.busy}>
        Close
      </Button>
    </form>
  );
}

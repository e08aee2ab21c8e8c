import { consoleApi } from '../../../contract/console/paths.ts';
import type { Host } from '../../../contract/host.ts';
import { useConsole } from '../context.ts';
import { Notice } from '../parts/controls.tsx';
import { useAction } from '../use-action.ts';
import s from './own-calendar.module.css';

/** Sets which operator is a host: that operator sets the host's own calendar, and gets notices about its meetings. */
export function HostPerson({ host }: { host: Host }) {
  const { operators } = useConsole();
  const { run, busy, problem } = useAction();
  return (
    <div className={s.person}>
      <label>
        {host.name} is
        <select
          value={host.operatorId ?? ''}
          disabled={busy}
          onChange={({ target }) =>
            run(consoleApi.hostOperator(host.id), { operatorId: target.value || null }, 'It is saved')
          }
        >
          <option value="">a role or a team, no one person</option>
          {operators.map(({ id, email }) => (
            <option key={id} value={id}>
              {email}
            </option>
          ))}
        </select>
      </label>
      {problem && <Notice>{problem}</Notice>}
    </div>
  );
}

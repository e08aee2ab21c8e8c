import type { Detail } from '../../../contract/console/inbox.ts';
import { consoleApi } from '../../../contract/console/paths.ts';
import { useConsole } from '../context.ts';
import { Notice } from '../parts/notice.tsx';
import { useAct } from '../use-act.ts';
import s from './detail-view.module.css';

/** Who looks after it. */
export function Assignee({ detail: { kind, row } }: { detail: Detail }) {
  const { operators, mayEdit } = useConsole();
  const assign = useAct();
  const nameOf = (id: string | null) => operators.find((one) => one.id === id)?.email ?? 'Nobody yet';
  if (!mayEdit) {
    return (
      <p className={s.label}>
        <span>Assignee</span> {nameOf(row.assignee)}
      </p>
    );
  }
  function choose(id: string) {
    assign.run(
      consoleApi.act(kind, row.id, 'assign'),
      { assignee: id || null },
      `${row.title}: assigned to ${nameOf(id || null).toLowerCase()}`,
    );
  }
  return (
    <>
      <label className={s.label}>
        <span>Assignee</span>
        <select
          value={row.assignee ?? ''}
          disabled={assign.busy}
          onChange={({ target }) => choose(target.value)}
        >
          <option value="">Nobody yet</option>
          {operators.map(({ id, email }) => (
            <option key={id} value={id}>
              {email}
            </option>
          ))}
        </select>
      </label>
      {assign.problem && <Notice>{assign.problem}</Notice>}
    </>
  );
}

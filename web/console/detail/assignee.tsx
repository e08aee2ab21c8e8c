import type { Detail } from '../../../contract/console/inbox.ts';
import { consoleApi } from '../../../contract/console/paths.ts';
import type { Session } from '../../../contract/console/session.ts';
import { useConsole } from '../context.ts';
import { Notice } from '../parts/notice.tsx';
import { useAct } from '../use-act.ts';
import s from './detail-view.module.css';

/** Who looks after it. */
export function Assignee({ detail: { kind, row } }: { detail: Detail }) {
  const { operators, mayEdit } = useConsole();
  const assign = useAct();
  const editors = operators.filter(({ role }) => role === 'editor');
  const isOther = row.assignee !== null && !editors.some(({ id }) => id === row.assignee);
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
          {editors.map(({ id, email }) => (
            <option key={id} value={id}>
              {email}
            </option>
          ))}
          {isOther && (
            <option value={row.assignee ?? ''} disabled>
              {formerName(operators, row.assignee)}
            </option>
          )}
        </select>
      </label>
      {assign.problem && <Notice>{assign.problem}</Notice>}
    </>
  );
}

/** Someone it was assigned to before they became a viewer or were disabled. */
function formerName(operators: Session['operators'], assignee: string | null): string {
  const viewer = operators.find(({ id }) => id === assignee);
  return viewer ? `${viewer.email} (viewer)` : 'Somebody who was disabled';
}

import type { Detail, ProposedChange } from '../../../contract/console/inbox.ts';
import { consoleApi } from '../../../contract/console/paths.ts';
import { useConsole } from '../context.ts';
import { fieldLabels, languageLabel, valueLabel } from '../labels.ts';
import { Button, Notice } from '../parts/controls.tsx';
import { Timestamp } from '../parts/table.tsx';
import { useAction } from '../use-action.ts';
import s from './proposed-changes.module.css';

/** Applications that were sent again with other values, each compared with the current ones. */
export function ProposedChanges({ detail }: { detail: Detail }) {
  const { mayEdit } = useConsole();
  const decision = useAction();
  const { row, proposedChanges } = detail;
  if (proposedChanges.length === 0) return null;

  function decide(change: ProposedChange, action: 'accept' | 'dismiss') {
    decision.run(
      consoleApi.decideChange(row.id, change.id, action),
      action === 'accept' ? { seen: row.updatedAt } : {},
      `${row.title}: change ${action === 'accept' ? 'accepted' : 'dismissed'}`,
    );
  }
  return (
    <section className={s.changes} aria-labelledby="proposed-changes">
      <h3 id="proposed-changes">
        {proposedChanges.length === 1 ? 'Change proposed' : `${proposedChanges.length} changes proposed`}
      </h3>
      <p>
        The form was sent again with this address, by its owner or by somebody else. Nothing changes until the
        owner confirms it by mail or you accept it.
      </p>
      {proposedChanges.map((change) => (
        <div key={change.id} className={s.change}>
          <Comparison detail={detail} change={change} />
          {mayEdit && (
            <div className={s.actions}>
              <Button look="ghost" disabled={decision.busy} onClick={() => decide(change, 'accept')}>
                Accept
              </Button>
              <Button look="link" disabled={decision.busy} onClick={() => decide(change, 'dismiss')}>
                Dismiss
              </Button>
            </div>
          )}
        </div>
      ))}
      {decision.problem && <Notice>{decision.problem}</Notice>}
    </section>
  );
}

/** Only the fields that differ. */
function Comparison({ detail, change }: { detail: Detail; change: ProposedChange }) {
  const { fields, row } = detail;
  const rows = Object.keys(fieldLabels).flatMap((name) => {
    const [before = '', after = before] = [fields[name], change.fields[name]];
    if (before === after) return [];
    return [[fieldLabels[name] ?? name, valueLabel(name, before), valueLabel(name, after)] as const];
  });
  if (change.language !== row.language) {
    rows.push(['Language', languageLabel(row.language), languageLabel(change.language)]);
  }
  if (rows.length === 0) {
    return <p>It would change nothing any more: the application has these values by now.</p>;
  }
  return (
    <table>
      <caption>
        Sent <Timestamp at={change.createdAt} long />
      </caption>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">As it is</th>
          <th scope="col">Proposed</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, before, after]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{before || '–'}</td>
            <td>{after || '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

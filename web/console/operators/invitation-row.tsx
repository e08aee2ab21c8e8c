import type { Invitation } from '../../../contract/console/operators.ts';
import { consoleApi } from '../../../contract/console/paths.ts';
import type { Role } from '../../../contract/console/session.ts';
import { Button, Notice } from '../parts/controls.tsx';
import table from '../parts/table.module.css';
import { dayAndTime } from '../time.ts';
import { useAction } from '../use-action.ts';
import s from './operators-pane.module.css';

export const roleNames: Record<Role, string> = { viewer: 'Viewer', editor: 'Editor', admin: 'Admin' };

const mailLabels: Record<Invitation['mail'], string> = {
  sent: 'Invited',
  waiting: 'Invitation is being sent',
  failing: 'Invitation has not gone out',
};

/** An invited operator, and whether the invitation's mail has gone out. */
export function InvitationRow({ invitation }: { invitation: Invitation }) {
  const { id, email, role, expiresAt, mail, mailError } = invitation;
  const { run, busy, problem } = useAction();
  const hasExpired = new Date(expiresAt) < new Date();
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        <span className={s.who}>{email}</span>
        <span className={`${table.pill} ${mail === 'failing' ? table.bad : table.off}`}>
          {mailLabels[mail]}
        </span>
        {mailError && <small>{mailError}</small>}
        {problem && <Notice>{problem}</Notice>}
      </th>
      <td role="cell">{roleNames[role]}</td>
      <td role="cell" />
      <td role="cell" className={table.mono}>
        {hasExpired ? 'expired' : `until ${dayAndTime(expiresAt)}`}
      </td>
      <td role="cell">
        <div className={s.ways}>
          {hasExpired && (
            <Button
              look="link"
              disabled={busy}
              aria-label={`Invite ${email} again`}
              onClick={() => run(consoleApi.invite, { email, role }, `${email} is invited again`)}
            >
              Invite again
            </Button>
          )}
          <Button
            look="link"
            disabled={busy}
            aria-label={`Withdraw the invitation of ${email}`}
            onClick={() =>
              run(consoleApi.withdrawInvitation(id), {}, `The invitation of ${email} is withdrawn`)
            }
          >
            Withdraw
          </Button>
        </div>
      </td>
    </tr>
  );
}

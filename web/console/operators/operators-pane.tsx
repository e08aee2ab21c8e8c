import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { type OperatorAccount, operatorAccounts } from '../../../contract/console/operators.ts';
import { consoleApi } from '../../../contract/console/paths.ts';
import { hasRole, type Role, roles } from '../../../contract/console/session.ts';
import { formValues } from '../../ui/form/controls.ts';
import { useConsole } from '../context.ts';
import { Button, Notice } from '../parts/controls.tsx';
import { Pane } from '../parts/pane.tsx';
import table from '../parts/table.module.css';
import { TableHead, Timestamp } from '../parts/table.tsx';
import { useAction } from '../use-action.ts';
import { useFetch } from '../use-fetch.ts';
import { InvitationRow, roleNames } from './invitation-row.tsx';
import s from './operators-pane.module.css';

/** Manages operators. For admins. */
export function OperatorsPane() {
  const { operator, refreshKey } = useConsole();
  const isAdmin = hasRole(operator.role, 'admin');
  const [inviting, setInviting] = useState<boolean>();
  const { data } = useFetch(isAdmin ? consoleApi.people : undefined, operatorAccounts, refreshKey);
  if (!isAdmin) {
    return (
      <Pane title="Operators">
        <p className={table.none}>Only admins can manage operators.</p>
      </Pane>
    );
  }
  return (
    <Pane
      title="Operators"
      actions={
        !inviting && (
          <Button autoFocus={inviting === false} onClick={() => setInviting(true)}>
            Invite an operator
          </Button>
        )
      }
    >
      {inviting && <InviteForm onClose={() => setInviting(false)} />}
      <table role="table" className={`${table.table} ${s.people}`} aria-busy={!data}>
        <TableHead of={['Person', 'Role', 'Code at sign-in', 'Last sign-in']} hidden="Act" />
        <tbody role="rowgroup">
          {data?.people.map((account) => (
            <OperatorRow key={account.id} account={account} />
          ))}
          {data?.invitations.map((invitation) => (
            <InvitationRow key={invitation.id} invitation={invitation} />
          ))}
        </tbody>
      </table>
      <RoleTable />
    </Pane>
  );
}

function InviteForm({ onClose }: { onClose: () => void }) {
  const { run, busy, problem } = useAction();
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { email = '', role = '' } = formValues(event.currentTarget);
    if (await run(consoleApi.invite, { email, role }, `${email} is invited`)) onClose();
  }
  return (
    <form className={s.invite} method="post" onSubmit={submit} aria-label="Invite an operator">
      <label>
        Email
        <input name="email" type="email" autoComplete="off" maxLength={254} required ref={first} />
      </label>
      <label>
        Role
        <select name="role" defaultValue="editor">
          <RoleOptions />
        </select>
      </label>
      <div className={s.ways}>
        <Button type="submit" disabled={busy}>
          Send the invitation
        </Button>
        <Button look="link" onClick={onClose}>
          Cancel
        </Button>
      </div>
      {problem && <Notice>{problem}</Notice>}
    </form>
  );
}

function RoleOptions() {
  return roles.map((role) => (
    <option key={role} value={role}>
      {roleNames[role]}
    </option>
  ));
}

function OperatorRow({ account }: { account: OperatorAccount }) {
  const { operator } = useConsole();
  const { run, busy, problem } = useAction();
  const { id, email, role, hasCode, disabled, signedInAt, openSessions } = account;
  const isSelf = id === operator.id;
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        <span className={s.who}>{email}</span>
        {isSelf && <span className={`${table.pill} ${table.open}`}>You</span>}
        {disabled && <span className={`${table.pill} ${table.bad}`}>Disabled</span>}
        {problem && <Notice>{problem}</Notice>}
      </th>
      <td role="cell">
        {isSelf || disabled ? (
          roleNames[role]
        ) : (
          <select
            aria-label={`Role of ${email}`}
            value={role}
            disabled={busy}
            onChange={({ target }) =>
              run(consoleApi.changeRole(id), { role: target.value }, `${email} is ${target.value} now`)
            }
          >
            <RoleOptions />
          </select>
        )}
      </td>
      <td role="cell" data-label="Code">
        {hasCode ? 'On' : <span className={`${table.pill} ${s.missing}`}>Off</span>}
      </td>
      <td role="cell" data-label="Last sign-in" className={table.mono}>
        {signedInAt ? <Timestamp at={signedInAt} long /> : 'never'}
      </td>
      <td role="cell">
        {!isSelf && (
          <div className={s.ways}>
            {openSessions > 0 && (
              <Button
                look="link"
                disabled={busy}
                aria-label={`Sign ${email} out`}
                onClick={() => run(consoleApi.signOutOperator(id), {}, `${email} is signed out everywhere`)}
              >
                Sign out
              </Button>
            )}
            <Button
              look={disabled ? 'link' : 'danger'}
              disabled={busy}
              aria-label={`${disabled ? 'Enable' : 'Disable'} ${email}`}
              onClick={() =>
                run(
                  consoleApi.changeAccess(id),
                  { disabled: !disabled },
                  disabled ? `${email} may sign in again` : `${email} can no longer sign in`,
                )
              }
            >
              {disabled ? 'Enable' : 'Disable'}
            </Button>
          </div>
        )}
      </td>
    </tr>
  );
}

const rights: readonly [what: string, from: Role][] = [
  ['Read submissions, schedules, numbers, outbox and audit', 'viewer'],
  ['Reply, set status, assign, write notes', 'editor'],
  ['Export; erase personal data', 'editor'],
  ['Change schedules and templates', 'editor'],
  ['Announce, close jobs, publish', 'admin'],
  ['Invite people, change roles, disable', 'admin'],
];

function RoleTable() {
  return (
    <section className={s.roles} aria-labelledby="roles-title">
      <h2 id="roles-title">What a role may do</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">May</th>
            {roles.map((role) => (
              <th key={role} scope="col">
                {roleNames[role]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rights.map(([what, from]) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              {roles.map((role) => (
                <td key={role}>{hasRole(role, from) ? <b>yes</b> : 'no'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

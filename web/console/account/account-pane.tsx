import { useState } from 'react';
import { consoleApi } from '../../../contract/console/paths.ts';
import { minPassword, type Role } from '../../../contract/console/session.ts';
import { hostList } from '../../../contract/host.ts';
import { TextField } from '../../ui/form/field.tsx';
import { useConsole } from '../context.ts';
import { NoticesPanel } from '../notices/notices-panel.tsx';
import { OwnCalendarPanel } from '../own-calendar/own-calendar.tsx';
import { Button, Notice } from '../parts/controls.tsx';
import { Pane } from '../parts/pane.tsx';
import { useFetch } from '../use-fetch.ts';
import s from './account-pane.module.css';
import { OwnSessions } from './own-sessions.tsx';
import { CodeIsOn, SetUpCode } from './two-factor.tsx';
import { useAccountForm } from './use-account-form.ts';

const rights: Record<Role, string> = {
  viewer: 'reads what was sent, and changes nothing but this account',
  editor: 'changes everything but operators, jobs, announcements and what is published',
  admin: 'changes everything, and manages operators',
};

/** The operator's own password, codes and sessions. */
export function AccountPane() {
  const { operator } = useConsole();
  const [codes, setCodes] = useState<readonly string[]>();
  return (
    <Pane title="Account">
      <p className={s.who}>
        {operator.email}, {operator.role}: {rights[operator.role]}
      </p>
      <div className={s.columns}>
        <div>
          <NoticesPanel />
          <OwnSessions />
        </div>
        <div>
          <OwnCalendars />
          <ChangePassword />
          {operator.hasCode ? (
            <CodeIsOn codes={codes} onCodes={setCodes} />
          ) : (
            <SetUpCode onCodes={setCodes} />
          )}
        </div>
      </div>
    </Pane>
  );
}

/** Shown if the operator is a host. */
function OwnCalendars() {
  const { operator, refreshKey } = useConsole();
  const { data } = useFetch(consoleApi.hosts, hostList, refreshKey);
  const own = data?.hosts.filter(({ operatorId }) => operatorId === operator.id) ?? [];
  return own.map((host) => (
    <OwnCalendarPanel key={host.id} host={host} title={`Your busy calendar, ${host.name}`} />
  ));
}

function ChangePassword() {
  const { submit, problem, done, busy } = useAccountForm(
    consoleApi.password,
    'Password changed',
    ({ current = '', next = '', repeated = '' }) => {
      if (next.length < minPassword) return `A password has at least ${minPassword} characters.`;
      return next === repeated ? { current, next } : 'The two new passwords differ.';
    },
  );
  return (
    <form className={s.form} method="post" onSubmit={submit} aria-labelledby="password-title">
      <h2 id="password-title">Change the password</h2>
      <div className={s.fields}>
        <TextField name="current" label="Current password" type="password" autoComplete="current-password" />
        <TextField
          name="next"
          label="New password"
          type="password"
          autoComplete="new-password"
          hint={`At least ${minPassword} characters. A passphrase is easiest to remember.`}
        />
        <TextField name="repeated" label="New password again" type="password" autoComplete="new-password" />
      </div>
      {problem && <Notice>{problem}</Notice>}
      {done && <Notice tone="ok">The password is changed. Other browsers are signed out.</Notice>}
      <Button type="submit" disabled={busy}>
        Change password
      </Button>
    </form>
  );
}

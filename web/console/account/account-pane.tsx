import { useState } from 'react';
import { useConsole } from '../context.ts';
import { Pane } from '../parts/pane.tsx';
import s from './account-pane.module.css';
import { ChangePassword } from './change-password.tsx';
import { CodeIsOn } from './code-is-on.tsx';
import { SetUpCode } from './set-up-code.tsx';

/** The operator's own keys. */
export function AccountPane() {
  const { operator } = useConsole();
  const [codes, setCodes] = useState<readonly string[]>();
  return (
    <Pane title="Account">
      <p className={s.who}>
        {operator.email},{' '}
        {operator.role === 'editor'
          ? 'editor: sees and changes everything'
          : 'viewer: sees everything, changes nothing'}
      </p>
      <div className={s.forms}>
        <ChangePassword />
        {operator.hasCode ? <CodeIsOn codes={codes} onCodes={setCodes} /> : <SetUpCode onCodes={setCodes} />}
      </div>
    </Pane>
  );
}

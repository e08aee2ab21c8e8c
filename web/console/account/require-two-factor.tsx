import { useState } from 'react';
import { Button, Notice } from '../parts/controls.tsx';
import { Pane } from '../parts/pane.tsx';
import s from './account-pane.module.css';
import { FreshCodes, SetUpCode } from './two-factor.tsx';

/**
 * The only view of an operator without a second factor if it is required. Stays until the recovery codes are confirmed.
 */
export function RequireTwoFactor({ onDone }: { onDone: () => void }) {
  const [codes, setCodes] = useState<readonly string[]>();
  return (
    <Pane title="One step before you start">
      <div className={s.first}>
        {codes ? (
          <>
            <FreshCodes codes={codes} />
            <Button onClick={onDone}>Continue to the console</Button>
          </>
        ) : (
          <>
            <Notice tone="warn">
              Everyone here signs in with a password and a code. Set yours up to continue.
            </Notice>
            <SetUpCode onCodes={setCodes} />
          </>
        )}
      </div>
    </Pane>
  );
}

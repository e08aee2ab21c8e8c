import { useConsole } from '../context.ts';
import { Pane } from '../parts/pane.tsx';
import s from './account-pane.module.css';
import { ChangePassword } from './change-password.tsx';
import { RemoveCode } from './remove-code.tsx';
import { SetUpCode } from './set-up-code.tsx';

/** The operator's own keys. */
export function AccountPane() {
  const { operator } = useConsole();
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
        {operator.hasCode ? <RemoveCode /> : <SetUpCode />}
      </div>
    </Pane>
  );
}

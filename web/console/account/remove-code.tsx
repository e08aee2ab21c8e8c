import { consoleApi } from '../../../contract/console/paths.ts';
import { TextField } from '../../ui/form/text-field.tsx';
import { Button } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';
import s from './account-pane.module.css';
import { useAccountForm } from './use-account-form.ts';

export function RemoveCode() {
  const { submit, problem, busy } = useAccountForm(
    consoleApi.removeCode,
    'No code is asked for any more',
    ({ password = '' }) => ({ password }),
  );
  return (
    <form className={s.form} method="post" onSubmit={submit} aria-labelledby="remove-title">
      <h2 id="remove-title">Code at sign-in: on</h2>
      <p>Without it the password alone opens the console.</p>
      <div className={s.fields}>
        <TextField name="password" label="Your password" type="password" autoComplete="current-password" />
      </div>
      {problem && <Notice>{problem}</Notice>}
      <Button type="submit" look="ghost" disabled={busy}>
        Remove the code
      </Button>
    </form>
  );
}

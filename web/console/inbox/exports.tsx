import type { View } from '../../../contract/console/inbox.ts';
import { consoleApi } from '../../../contract/console/paths.ts';
import type { SubjectKind } from '../../../contract/console/subjects.ts';
import { useConsole } from '../context.ts';
import { buttonLooks } from '../parts/button.tsx';
import s from './exports.module.css';
import { queryOfView } from './use-list.ts';

/** Everything the list would show if it went on to its end, as a file. */
export function Exports({ kind, view }: { kind: SubjectKind; view: View }) {
  const { mayEdit } = useConsole();
  if (!mayEdit) return null;
  const query = queryOfView(view);
  return (
    <div className={s.exports}>
      <a
        data-key="export"
        className={buttonLooks.ghost}
        href={`${consoleApi.export(kind, 'csv')}?${query}`}
        download
      >
        Export CSV
      </a>
      <a className={buttonLooks.ghost} href={`${consoleApi.export(kind, 'json')}?${query}`} download>
        JSON
      </a>
    </div>
  );
}

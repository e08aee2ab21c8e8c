import type { RefObject } from 'react';
import { useConsole } from '../context.ts';
import { Button } from '../parts/button.tsx';
import s from './keys-dialog.module.css';

const keys: readonly { press: string; does: string; editor?: true }[] = [
  { press: 'j ↓', does: 'Next line' },
  { press: 'k ↑', does: 'Line before' },
  { press: 'Enter', does: 'Open the line' },
  { press: '/', does: 'Search' },
  { press: 'n', does: 'Write a note', editor: true },
  { press: 'e', does: 'Export the list as CSV', editor: true },
  { press: '?', does: 'Show these keys' },
];

export function KeysDialog({ dialog }: { dialog: RefObject<HTMLDialogElement | null> }) {
  const { mayEdit } = useConsole();
  return (
    <dialog ref={dialog} className={s.dialog} aria-labelledby="keys-title">
      <h2 id="keys-title">Keys</h2>
      <dl>
        {keys
          .filter(({ editor }) => mayEdit || !editor)
          .map(({ press, does }) => (
            <div key={press}>
              <dt>
                {press.split(' ').map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
      </dl>
      <form method="dialog">
        <Button type="submit">Close</Button>
      </form>
    </dialog>
  );
}

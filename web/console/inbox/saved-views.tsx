import { type SubmitEvent, useState } from 'react';
import type { View } from '../../../contract/console/inbox.ts';
import { consoleApi } from '../../../contract/console/paths.ts';
import type { SubmissionKind } from '../../../contract/console/submissions.ts';
import { savedViews } from '../../../contract/console/views.ts';
import { useConsole } from '../context.ts';
import { toQueryString } from '../location.ts';
import { Button, ConsoleLink, Notice } from '../parts/controls.tsx';
import { useAction } from '../use-action.ts';
import { useFetch } from '../use-fetch.ts';
import s from './saved-views.module.css';

/** The operator's saved views of a list, and a way to save the current one. */
export function SavedViews({ kind, view }: { kind: SubmissionKind; view: View }) {
  const { refreshKey } = useConsole();
  const { data } = useFetch(consoleApi.views, savedViews, refreshKey);
  const [isNaming, setNaming] = useState(false);
  const { run, busy, problem } = useAction();
  const own = data?.views.filter((saved) => saved.kind === kind) ?? [];
  const shown = own.find((saved) => isSame(saved.view, view));
  const isNarrowed = Object.keys(view).length > 0;
  if (own.length === 0 && !isNarrowed) return null;

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name')).trim();
    if (await run(consoleApi.views, { kind, name, view }, `The view ${name} is saved`)) setNaming(false);
  }
  return (
    <div className={s.views}>
      {own.length > 0 && (
        <nav className={s.names} aria-label="Saved views">
          {own.map((saved) => (
            <ConsoleLink
              key={saved.id}
              to={{ kind, view: saved.view }}
              aria-current={saved === shown ? 'true' : undefined}
            >
              {saved.name}
            </ConsoleLink>
          ))}
        </nav>
      )}
      {shown && (
        <Button
          look="link"
          disabled={busy}
          onClick={() => run(consoleApi.removeView(shown.id), {}, `The view ${shown.name} is removed`)}
        >
          Remove this view
        </Button>
      )}
      {!shown && isNarrowed && !isNaming && (
        <Button look="link" onClick={() => setNaming(true)}>
          Save this view
        </Button>
      )}
      {!shown && isNarrowed && isNaming && (
        <form className={s.save} onSubmit={save}>
          <input
            name="name"
            aria-label="Name of the view"
            placeholder="Name"
            required
            maxLength={60}
            ref={focus}
          />
          <Button type="submit" look="ghost" disabled={busy}>
            Save
          </Button>
          <Button look="link" onClick={() => setNaming(false)}>
            Cancel
          </Button>
        </form>
      )}
      {problem && <Notice>{problem}</Notice>}
    </div>
  );
}

/** Focuses the field that replaces the pressed button. */
function focus(input: HTMLInputElement | null): void {
  input?.focus();
}

function isSame(a: View, b: View): boolean {
  const sorted = (view: View) => toQueryString(Object.fromEntries(Object.entries(view).toSorted()));
  return sorted(a) === sorted(b);
}

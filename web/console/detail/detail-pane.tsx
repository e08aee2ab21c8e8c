import { useEffect, useRef } from 'react';
import { detail, type View } from '../../../contract/console/inbox.ts';
import { consoleApi } from '../../../contract/console/paths.ts';
import type { SubmissionKind } from '../../../contract/console/submissions.ts';
import { useConsole } from '../context.ts';
import { kindLabels } from '../labels.ts';
import { ConsoleLink, Notice } from '../parts/controls.tsx';
import { useFetch } from '../use-fetch.ts';
import s from './detail-pane.module.css';
import { DetailView } from './detail-view.tsx';

/** Up to this width the detail replaces the list; the style sheets use the same limit. */
const insteadOfList = '(max-width: 1099px)';

/** The open submission, or a hint to select one. */
export function DetailPane({ kind, id, view }: { kind: SubmissionKind; id: string | undefined; view: View }) {
  const { refreshKey, announce } = useConsole();
  const { data, problem } = useFetch(id && consoleApi.detail(kind, id), detail, refreshKey);
  const pane = useRef<HTMLElement>(null);
  const title = data?.row.title;
  useEffect(() => {
    if (title === undefined) return;
    announce(`Opened: ${title}`);
    // The focus was in the list that it replaces.
    if (matchMedia(insteadOfList).matches) pane.current?.focus();
  }, [title, announce]);

  if (!id) {
    return (
      <div className={`${s.detail} ${s.none}`}>
        <p>Choose a line to read it here.</p>
      </div>
    );
  }
  return (
    <section
      ref={pane}
      tabIndex={-1}
      className={s.detail}
      aria-label={title ?? 'Detail'}
      aria-busy={!data && !problem}
    >
      <ConsoleLink to={{ kind, view }} className={s.back}>
        ← {kindLabels[kind].title}
      </ConsoleLink>
      {problem && <Notice>{problem}</Notice>}
      {data ? <DetailView detail={data} /> : !problem && <p className={s.wait}>Loading …</p>}
    </section>
  );
}

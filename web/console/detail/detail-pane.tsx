import { useEffect, useRef } from 'react';
import { detail, type View } from '../../../contract/console/inbox.ts';
import { consoleApi } from '../../../contract/console/paths.ts';
import type { SubjectKind } from '../../../contract/console/subjects.ts';
import { useConsole } from '../context.ts';
import { Notice } from '../parts/notice.tsx';
import { PlaceLink } from '../parts/place-link.tsx';
import { useAsk } from '../use-ask.ts';
import { kindWords } from '../words.ts';
import s from './detail-pane.module.css';
import { DetailView } from './detail-view.tsx';

/** Where there is room for one of the two; the style sheets say the same. */
const insteadOfList = '(max-width: 1099px)';

/** The one that is open, or room for it. */
export function DetailPane({ kind, id, view }: { kind: SubjectKind; id: string | undefined; view: View }) {
  const { round, announce } = useConsole();
  const { data, refused } = useAsk(id && consoleApi.detail(kind, id), detail, round);
  const pane = useRef<HTMLElement>(null);
  const title = data?.row.title;
  useEffect(() => {
    if (title === undefined) return;
    announce(`Opened: ${title}`);
    // Where it takes the place of the list, the focus comes along.
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
      aria-busy={!data && !refused}
    >
      <PlaceLink to={{ kind, view }} className={s.back}>
        ← {kindWords[kind].title}
      </PlaceLink>
      {refused && <Notice>{refused}</Notice>}
      {data ? <DetailView detail={data} /> : !refused && <p className={s.wait}>Loading …</p>}
    </section>
  );
}

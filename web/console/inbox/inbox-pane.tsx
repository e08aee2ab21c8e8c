import { useEffect, useEffectEvent, useRef } from 'react';
import { mostCounted, mostFound } from '../../../contract/console/inbox.ts';
import { useConsole } from '../context.ts';
import { DetailPane } from '../detail/detail-pane.tsx';
import { Button } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';
import type { Place } from '../place.ts';
import { useTitle } from '../use-title.ts';
import { amountWord, kindWords } from '../words.ts';
import { Empty } from './empty.tsx';
import { Exports } from './exports.tsx';
import { Filters } from './filters.tsx';
import s from './inbox-pane.module.css';
import { KeysDialog } from './keys-dialog.tsx';
import { ListTable } from './list-table.tsx';
import { useKeys } from './use-keys.ts';
import { useList } from './use-list.ts';

/** The list of one kind, and beside it the one that is open. */
export function InboxPane({ place }: { place: Place }) {
  const { round, counts, announce } = useConsole();
  const { kind, id, view } = place;
  const { title, one, many } = kindWords[kind];
  const { shown, settled, refused, adding, showMore } = useList(kind, view, round);
  const pane = useRef<HTMLElement>(null);
  const keys = useKeys(pane);
  useTitle(title);

  const most = view.q ? mostFound : mostCounted;
  const fresh = counts?.fresh[kind] ?? 0;
  const total = settled ? shown?.total : undefined;
  const sayTotal = useEffectEvent((count: number) =>
    announce(`${title}: ${amountWord(count, most)} ${count === 1 ? one : many}`),
  );
  useEffect(() => {
    if (total !== undefined) sayTotal(total);
  }, [total]);

  return (
    <main id="main" tabIndex={-1} ref={pane} className={id ? `${s.inbox} ${s.opened}` : s.inbox}>
      <div className={s.list}>
        <div className={s.head}>
          <h1>{title}</h1>
          <Exports kind={kind} view={view} />
        </div>
        <Filters key={kind} kind={kind} view={view} />
        {refused && <Notice>{refused}</Notice>}
        {settled && shown?.rows.length === 0 ? (
          <Empty kind={kind} view={view} />
        ) : (
          <ListTable kind={kind} view={view} openId={id} rows={shown?.rows} busy={!settled} />
        )}
        {shown && shown.rows.length > 0 && (
          <p className={s.count}>
            {shown.rows.length < shown.total && `${shown.rows.length} of `}
            {amountWord(shown.total, most)} {shown.total === 1 ? one : many}
            {fresh > 0 && `, ${amountWord(fresh, mostCounted)} new in all`}. Keys: <kbd>j</kbd> and{' '}
            <kbd>k</kbd> to move, <kbd>/</kbd> to search,{' '}
            <button type="button" className={s.keys} onClick={keys.show}>
              <kbd>?</kbd> for all
            </button>
            .
          </p>
        )}
        {settled && shown?.next && (
          <Button look="ghost" onClick={showMore} disabled={adding}>
            {adding ? 'Loading …' : 'Show more'}
          </Button>
        )}
      </div>
      <DetailPane key={`${kind}/${id}`} kind={kind} id={id} view={view} />
      <KeysDialog dialog={keys.dialog} />
    </main>
  );
}

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { maxCounted, maxFound, type View } from '../../../contract/console/inbox.ts';
import { consoleApi } from '../../../contract/console/paths.ts';
import type { SubmissionKind } from '../../../contract/console/submissions.ts';
import { BulkBar, type BulkReplyType } from '../bulk/bulk-bar.tsx';
import { BulkReply } from '../bulk/bulk-reply.tsx';
import { BulkResult } from '../bulk/bulk-result.tsx';
import { useBulk } from '../bulk/use-bulk.ts';
import { useSelection } from '../bulk/use-selection.ts';
import { useConsole } from '../context.ts';
import { DetailPane } from '../detail/detail-pane.tsx';
import { findHeldIndex, HeldLine, leavesHeldOut } from '../held/held-line.tsx';
import { amountLabel, kindLabels } from '../labels.ts';
import type { ConsoleLocation } from '../location.ts';
import { buttonClasses, ConsoleLink, Notice } from '../parts/controls.tsx';
import { useTitle } from '../parts/pane.tsx';
import { ShowMoreButton } from '../parts/table.tsx';
import { Filters } from './filters.tsx';
import s from './inbox-pane.module.css';
import { ListTable } from './list-table.tsx';
import { SavedViews } from './saved-views.tsx';
import { ShortcutsDialog, useShortcuts } from './shortcuts.tsx';
import { useList, viewQuery } from './use-list.ts';

/** The list of one kind of submission, with the open one next to it. */
export function InboxPane({ location }: { location: ConsoleLocation }) {
  const { refreshKey, counts, announce, mayEdit } = useConsole();
  const { kind, id, view } = location;
  const { title, one, many } = kindLabels[kind];
  const { shown, isSettled, problem, hasMore, loadingMore, showMore } = useList(kind, view, refreshKey);
  const pane = useRef<HTMLElement>(null);
  const keys = useShortcuts(pane);
  const selection = useSelection(kind, view);
  const bulk = useBulk(kind);
  const [begun, setBegun] = useState<{ kind: SubmissionKind; act: BulkReplyType }>();
  useTitle(title);

  // A reply that was started for another kind does not belong here.
  const replyType = begun?.kind === kind ? begun.act : undefined;
  const max = view.q ? maxFound : maxCounted;
  const held = leavesHeldOut(view) ? shown?.held : null;
  const heldLine = held && <HeldLine kind={kind} held={held} bulk={bulk} />;
  const fresh = counts?.fresh[kind] ?? 0;
  const total = isSettled ? shown?.total : undefined;
  const sayTotal = useEffectEvent((count: number) =>
    announce(`${title}: ${amountLabel(count, max)} ${count === 1 ? one : many}`),
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
        <Filters key={`filters ${kind}`} kind={kind} view={view} />
        <SavedViews key={`views ${kind}`} kind={kind} view={view} />
        {problem && <Notice>{problem}</Notice>}
        {mayEdit && selection.rows.size > 0 && (
          <BulkBar
            kind={kind}
            selection={selection}
            bulk={bulk}
            total={shown?.total ?? 0}
            totalLabel={amountLabel(shown?.total ?? 0, max)}
            onReply={(act) => setBegun({ kind, act })}
          />
        )}
        <BulkResult bulk={bulk} />
        {isSettled && shown?.rows.length === 0 ? (
          <>
            {heldLine && <div className={s.held}>{heldLine}</div>}
            <Empty kind={kind} view={view} />
          </>
        ) : (
          <ListTable
            kind={kind}
            view={view}
            openId={id}
            rows={shown?.rows}
            busy={!isSettled}
            held={
              held && shown
                ? { index: findHeldIndex(shown.rows, held, view.sort), line: heldLine }
                : undefined
            }
            selection={mayEdit ? selection : undefined}
          />
        )}
        {shown && shown.rows.length > 0 && (
          <p className={s.count}>
            {shown.rows.length < shown.total && `${shown.rows.length} of `}
            {amountLabel(shown.total, max)} {shown.total === 1 ? one : many}
            {fresh > 0 && `, ${amountLabel(fresh, maxCounted)} new in all`}.
            <span className={s.hint}>
              {' '}
              Keys: <kbd>j</kbd> and <kbd>k</kbd> to move,{' '}
              {mayEdit && (
                <>
                  <kbd>x</kbd> to select,{' '}
                </>
              )}
              <kbd>/</kbd> to search,{' '}
              <button type="button" className={s.keys} onClick={keys.show}>
                <kbd>?</kbd> for all
              </button>
              .
            </span>
          </p>
        )}
        <ShowMoreButton hasMore={hasMore} loadingMore={loadingMore} onMore={showMore} />
      </div>
      {replyType && selection.rows.size > 0 ? (
        <BulkReply
          kind={kind}
          act={replyType}
          rows={[...selection.rows.values()]}
          bulk={bulk}
          onClose={() => setBegun(undefined)}
          onSent={() => {
            setBegun(undefined);
            selection.clear();
          }}
        />
      ) : (
        <DetailPane key={`${kind}/${id}`} kind={kind} id={id} view={view} />
      )}
      <ShortcutsDialog dialog={keys.dialog} />
    </main>
  );
}

function Empty({ kind, view }: { kind: SubmissionKind; view: View }) {
  const { many } = kindLabels[kind];
  const { q, sort: _, ...filters } = view;
  const narrowed = q !== undefined || Object.keys(filters).length > 0;
  return (
    <section className={s.empty} aria-labelledby="empty-title">
      <h2 id="empty-title">{q ? `Nothing found for “${q}”` : narrowed ? 'No matches' : 'All done'}</h2>
      <p>
        {narrowed
          ? `No ${many} match this search and these filters. Flagged ones are left out unless you ask for them.`
          : `No open ${many}. New ones appear automatically.`}
      </p>
      <p className={s.ways}>
        {narrowed && (
          <ConsoleLink to={{ kind }} className={buttonClasses.ghost}>
            Show what is open
          </ConsoleLink>
        )}
        <ConsoleLink
          to={{ kind, view: { ...(q && { q }), status: 'any', flagged: 'any' } }}
          className={buttonClasses.ghost}
        >
          {q ? 'Search everything' : `Show all ${many}`}
        </ConsoleLink>
      </p>
    </section>
  );
}

/** Downloads the entire list, not just the pages shown. */
function Exports({ kind, view }: { kind: SubmissionKind; view: View }) {
  const { mayEdit } = useConsole();
  if (!mayEdit) return null;
  const query = viewQuery(view);
  return (
    <div className={s.exports}>
      <a
        data-key="export"
        className={buttonClasses.ghost}
        href={`${consoleApi.export(kind, 'csv')}?${query}`}
        download
      >
        Export CSV
      </a>
      <a className={buttonClasses.ghost} href={`${consoleApi.export(kind, 'json')}?${query}`} download>
        JSON
      </a>
    </div>
  );
}

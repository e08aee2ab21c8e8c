import { useEffect, useEffectEvent, useState } from 'react';
import { adSpendBands } from '../../../contract/ad-spend.ts';
import { sorts, sources, unknownSource, type View } from '../../../contract/console/inbox.ts';
import { consoleApi } from '../../../contract/console/paths.ts';
import { type SubmissionKind, statuses } from '../../../contract/console/submissions.ts';
import { locales } from '../../../contract/locales.ts';
import { useConsole } from '../context.ts';
import { languageLabel, statusLabels } from '../labels.ts';
import { navigate } from '../location.ts';
import { useFetch } from '../use-fetch.ts';
import s from './filters.module.css';

const typingPauseMs = 250;
const sortLabels = {
  newest: 'newest first',
  oldest: 'oldest first',
  changed: 'last changed',
  name: 'by name',
  start: 'by start',
};

/** Each filter change is a separate history entry; typing replaces the current one. */
export function Filters({ kind, view }: { kind: SubmissionKind; view: View }) {
  const { operators, refreshKey } = useConsole();
  const [typed, setTyped] = useState(view.q ?? '');
  const [from, setFrom] = useState(view.q ?? '');
  // Back and forward change the search from outside.
  if ((view.q ?? '') !== from) {
    setFrom(view.q ?? '');
    setTyped(view.q ?? '');
  }
  const search = useEffectEvent((q: string) => show({ q }, view.q === undefined ? 'push' : 'replace'));
  useEffect(() => {
    const q = typed.trim();
    if (q === from) return;
    const pause = setTimeout(() => search(q), typingPauseMs);
    return () => clearTimeout(pause);
  }, [typed, from]);

  function show(change: Partial<Record<keyof View, string>>, how: 'push' | 'replace' = 'push') {
    const kept = Object.entries({ ...view, ...change }).filter(([, value]) => value);
    if (change.q !== undefined) setFrom(change.q);
    navigate({ kind, view: Object.fromEntries(kept) }, how);
  }
  const { data: known } = useFetch(consoleApi.sources(kind), sources, refreshKey);
  const choose = (name: keyof View) => (value: string) => show({ [name]: value });
  const more = [view.source, view.assignee, view.flagged, view.from, view.to, view.sort].filter(
    Boolean,
  ).length;

  return (
    <form className={s.filters} role="search" onSubmit={(event) => event.preventDefault()}>
      <input
        type="search"
        data-key="search"
        aria-label="Search"
        placeholder="Name, agency, email, note"
        maxLength={200}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <FilterSelect
        label="Status"
        value={view.status === 'open' ? '' : view.status}
        onChoose={choose('status')}
        options={[
          ['', 'open'],
          ['any', 'any'],
          ...statuses[kind].map((status) => [status, statusLabels[status].toLowerCase()] as const),
        ]}
      />
      {kind === 'application' && (
        <FilterSelect
          label="Ad spend"
          value={view.spend}
          onChoose={choose('spend')}
          options={[['', 'any'], ...adSpendBands.map((band) => [band, band] as const)]}
        />
      )}
      <FilterSelect
        label="Language"
        value={view.language}
        onChoose={choose('language')}
        options={[['', 'any'], ...locales.map((locale) => [locale, languageLabel(locale)] as const)]}
      />
      <details className={s.more} open={more > 0 || undefined}>
        <summary>More filters{more > 0 && ` (${more})`}</summary>
        <div className={s.rest}>
          <FilterSelect
            label="Source"
            value={view.source}
            onChoose={choose('source')}
            options={[
              ['', 'any'],
              [unknownSource, 'not known'],
              ...withChosen(known?.sources ?? [], view.source).map((source) => [source, source] as const),
            ]}
          />
          <FilterSelect
            label="Assignee"
            value={view.assignee}
            onChoose={choose('assignee')}
            options={[
              ['', 'anybody'],
              ['nobody', 'nobody yet'],
              ...operators.map(({ id, email }) => [id, email] as const),
            ]}
          />
          <FilterSelect
            label="Flagged"
            value={view.flagged === 'no' ? '' : view.flagged}
            onChoose={choose('flagged')}
            options={[
              ['', 'without'],
              ['any', 'with'],
              ['only', 'only'],
            ]}
          />
          <FilterSelect
            label="Sort"
            value={view.sort === 'newest' ? '' : view.sort}
            onChoose={choose('sort')}
            options={sorts
              .filter((sort) => sort !== 'start' || kind === 'meeting')
              .map((sort) => [sort === 'newest' ? '' : sort, sortLabels[sort]] as const)}
          />
          <div className={s.dates}>
            <FilterDate label="Since" value={view.from} onChoose={choose('from')} />
            <FilterDate label="Until" value={view.to} onChoose={choose('to')} />
          </div>
        </div>
      </details>
    </form>
  );
}

/** A view may contain a source that is no longer among the most frequent. */
function withChosen(names: readonly string[], chosen: string | undefined): readonly string[] {
  const isListed = chosen === undefined || chosen === unknownSource || names.includes(chosen);
  return isListed ? names : [...names, chosen];
}

const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Repeats its label in every option, as there is no room for a visible one. */
function FilterSelect(props: {
  label: string;
  value: string | undefined;
  options: readonly (readonly [value: string, word: string])[];
  onChoose: (value: string) => void;
}) {
  return (
    <select
      aria-label={props.label}
      value={props.value ?? ''}
      onChange={({ target }) => props.onChoose(target.value)}
    >
      {props.options.map(([value, label]) => (
        <option key={value} value={value}>
          {props.label}: {label}
        </option>
      ))}
    </select>
  );
}

/** A day in the operator's own time zone. */
function FilterDate(props: { label: string; value: string | undefined; onChoose: (value: string) => void }) {
  return (
    <label className={s.date} title={`In your time zone, ${ownZone}`}>
      <span>{props.label}</span>
      <input type="date" value={props.value ?? ''} onChange={({ target }) => props.onChoose(target.value)} />
    </label>
  );
}

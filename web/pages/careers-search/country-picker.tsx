import { type KeyboardEvent, useEffect, useState } from 'react';
import { optionId } from '../../ui/combobox/listbox.tsx';
import t from '../../ui/text.module.css';
import type { Country } from './countries.ts';
import { CountryList, findCountries } from './country-list.tsx';
import s from './country-picker.module.css';

export interface PickerMessages {
  placeholder: string;
  none: string;
  loading: string;
  one: string;
  many: string;
}

interface Props {
  label: string;
  messages: PickerMessages;
  locale: string;
  /** A country code or ''. */
  chosen: string;
  onChoose: (code: string) => void;
  getCount: (code: string) => number;
}

const id = 'country';
const pageSize = 5;

/**
 * Selects one country or none, following the ARIA pattern "editable combobox with list autocomplete". The countries are
 * loaded when the list is first opened.
 */
export function CountryPicker({ label, messages, locale, chosen, onChoose, getCount }: Props) {
  const [countries, setCountries] = useState<readonly Country[] | 'loading'>([]);
  /** Null while the field shows the chosen country. */
  const [typed, setTyped] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  /** The option the arrow keys moved to. */
  const [moved, setMoved] = useState<number | null>(null);
  const found = countries === 'loading' ? [] : findCountries(countries, typed ?? '');
  const active = moved ?? (typed?.trim() ? 0 : found.findIndex(({ code }) => code === chosen));
  const notice = open ? countNotice(countries === 'loading', found.length, messages) : '';

  const activeId = open && found[active] ? optionId(id, active) : undefined;
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  async function load() {
    if (countries === 'loading' || countries.length > 0) return;
    setCountries('loading');
    const module = await import('./countries.ts').catch(() => undefined);
    setCountries(module?.countriesIn(locale) ?? []);
  }
  function show() {
    load();
    setOpen(true);
  }
  function close() {
    setOpen(false);
    setTyped(null);
    setMoved(null);
  }
  function choose(code: string) {
    close();
    if (code !== chosen) onChoose(code);
  }
  function move(step: number) {
    if (!open) return show();
    const last = found.length - 1;
    if (Math.abs(step) > 1) setMoved(Math.max(0, Math.min(active + step, last)));
    else if (active < 0 || active + step > last) setMoved(step > 0 ? 0 : last);
    else setMoved(active + step < 0 ? last : active + step);
  }
  function press(event: KeyboardEvent<HTMLInputElement>) {
    const { key, altKey, nativeEvent } = event;
    if (nativeEvent.isComposing) return;
    if (key === 'ArrowDown') move(1);
    else if (key === 'ArrowUp' && altKey) close();
    else if (key === 'ArrowUp') move(-1);
    else if (key === 'PageDown' && open) move(pageSize);
    else if (key === 'PageUp' && open) move(-pageSize);
    else if (key === 'Escape' && open) close();
    else if (key === 'Enter' && open) choose(found[active]?.code ?? (typed === '' ? '' : chosen));
    else return;
    event.preventDefault();
  }

  return (
    <div className={s.picker}>
      <input
        id={id}
        type="text"
        role="combobox"
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={open && found.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={activeId}
        autoComplete="off"
        spellCheck={false}
        placeholder={messages.placeholder}
        value={typed ?? countryDisplayName(locale, chosen)}
        onChange={({ target: { value } }) => {
          show();
          setTyped(value);
          setMoved(null);
        }}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onClick={show}
        onKeyDown={press}
        // Clearing the field selects none; other text is discarded.
        onBlur={() => choose(typed === '' ? '' : chosen)}
      />
      <svg viewBox="0 0 10 6" aria-hidden="true">
        <path d="m1 1 4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.5" />
      </svg>
      <p role="status" className={t.hidden}>
        {notice}
      </p>
      {open && (
        <CountryList
          id={id}
          label={label}
          notice={notice}
          countries={found}
          typed={typed ?? ''}
          active={active}
          getCount={getCount}
          onChoose={choose}
        />
      )}
    </div>
  );
}

function countNotice(
  loading: boolean,
  count: number,
  { none, loading: wait, one, many }: PickerMessages,
): string {
  if (loading) return wait;
  if (count === 0) return none;
  return count === 1 ? one : many.replace('{n}', String(count));
}

export function countryDisplayName(locale: string, code: string): string {
  return code === '' ? '' : (new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code);
}

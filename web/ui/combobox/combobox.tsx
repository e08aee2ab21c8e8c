import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { maxLengths } from '../../../contract/clean-text.ts';
import { dispatchInput } from '../form/controls.ts';
import type { ControlProps } from '../form/field.tsx';
import t from '../text.module.css';
import { Listbox, listId, optionId } from './listbox.tsx';
import { type Find, suggester } from './suggester.ts';

interface Props {
  control: ControlProps;
  label: string;
  placeholder: string;
  find: Find;
  pauseMs: number;
  /** Text for screen readers by the number of suggestions. */
  counts: readonly string[];
}

interface List {
  /** The text the options match. */
  typed: string;
  options: readonly string[];
  /** The active option's index, or -1. */
  active: number;
  open: boolean;
}

const closed = { active: -1, open: false };

/**
 * A text field with suggestions, following the ARIA pattern "editable combobox with list autocomplete, manual
 * selection": the focus stays in the field, and any text is allowed.
 */
export function Combobox({ control, label, placeholder, find, pauseMs, counts }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const chosen = useRef('');
  const [list, setList] = useState<List>({ typed: '', options: [], ...closed });
  const [{ ask, cancel }] = useState(() =>
    suggester(find, pauseMs, (options, typed) =>
      setList({ typed, options, active: -1, open: options.length > 0 }),
    ),
  );
  const stop = useEffectEvent(cancel);
  useEffect(() => () => stop(), []);
  useEffect(() => {
    const id = list.active < 0 ? listId(control.id) : optionId(control.id, list.active);
    if (list.open) document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  }, [list, control.id]);

  function close() {
    cancel();
    setList((before) => ({ ...before, ...closed }));
  }
  function choose(option: string) {
    close();
    if (input.current === null) return;
    input.current.value = option;
    chosen.current = option;
    dispatchInput(input.current);
  }
  function move(step: 1 | -1) {
    const { options, active, open } = list;
    const from = open && active >= 0 ? active : step > 0 ? -1 : options.length;
    setList({ ...list, open: true, active: (from + step + options.length) % options.length });
  }
  function press(event: KeyboardEvent<HTMLInputElement>) {
    const { key, altKey, nativeEvent } = event;
    const { options, active, open } = list;
    if (nativeEvent.isComposing || options.length === 0) return;
    if (key === 'ArrowDown' && altKey) setList({ ...list, open: true });
    else if (key === 'ArrowDown') move(1);
    else if (key === 'ArrowUp' && altKey) close();
    else if (key === 'ArrowUp') move(-1);
    else if (key === 'Escape' && open) close();
    else if (key === 'Enter' && open && options[active] !== undefined) choose(options[active]);
    else {
      // These keys move the caret, so no option is active any more.
      if (/^(Home|End|ArrowLeft|ArrowRight)$/.test(key)) setList({ ...list, active: -1 });
      return;
    }
    event.preventDefault();
  }

  return (
    <>
      <input
        {...control}
        ref={input}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={list.open}
        aria-controls={listId(control.id)}
        aria-activedescendant={list.active < 0 ? undefined : optionId(control.id, list.active)}
        autoComplete="off"
        placeholder={placeholder}
        onInput={({ currentTarget: { value } }) => {
          if (value !== chosen.current && value.length <= maxLengths.line) ask(value);
          chosen.current = '';
        }}
        onKeyDown={press}
        onBlur={close}
      />
      <Listbox
        id={control.id}
        label={label}
        hidden={!list.open}
        options={list.options}
        getName={(option) => option}
        typed={list.typed}
        active={list.active}
        onChoose={choose}
      />
      <p role="status" className={t.hidden}>
        {list.open && counts[list.options.length]}
      </p>
    </>
  );
}

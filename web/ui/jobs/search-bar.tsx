import type { Ref, SubmitEvent } from 'react';
import { maxTermLength } from '../../../contract/job-search.ts';
import s from './search-bar.module.css';

/** Searches jobs by title. Without script it is a plain GET form, to which fields elsewhere may belong by its `id`. */
export function SearchBar(props: {
  action: string;
  id?: string;
  messages: { label: string; placeholder: string; submit: string };
  field?: Ref<HTMLInputElement>;
  onSubmit?: (event: SubmitEvent<HTMLFormElement>) => void;
}) {
  const { action, id, messages, field, onSubmit } = props;
  return (
    <search className={s.search}>
      <form id={id} action={action} onSubmit={onSubmit} autoComplete="off">
        <label htmlFor="q">{messages.label}</label>
        <input
          ref={field}
          id="q"
          name="q"
          type="search"
          placeholder={messages.placeholder}
          maxLength={maxTermLength}
          enterKeyHint="search"
        />
        <button type="submit">{messages.submit}</button>
      </form>
    </search>
  );
}

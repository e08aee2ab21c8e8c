import type { Ref, SubmitEvent } from 'react';
import button from '../button.module.css';
import s from './search-bar.module.css';

export const maxTermLength = 100;

/** Searches jobs by title. Without script it is a plain GET form. */
export function SearchBar(props: {
  action: string;
  words: { label: string; placeholder: string; submit: string };
  field?: Ref<HTMLInputElement>;
  onSubmit?: (event: SubmitEvent<HTMLFormElement>) => void;
}) {
  const { action, words, field, onSubmit } = props;
  return (
    <search className={s.search}>
      <form action={action} onSubmit={onSubmit} autoComplete="off">
        <label htmlFor="q">{words.label}</label>
        <input
          ref={field}
          id="q"
          name="q"
          type="search"
          placeholder={words.placeholder}
          maxLength={maxTermLength}
          enterKeyHint="search"
        />
        <button className={button.button} type="submit">
          {words.submit}
        </button>
      </form>
    </search>
  );
}

import button from '../button.module.css';
import { useHref } from '../link.tsx';
import { useMessages } from '../page.tsx';
import s from './job-search.module.css';

/** Searches jobs by title; the search page answers. */
export function JobSearch() {
  const t = useMessages().careers.search;
  const href = useHref();
  return (
    <search className={s.search}>
      <form action={href('/careers/search')}>
        <label htmlFor="q">{t.label}</label>
        <input
          id="q"
          name="q"
          type="search"
          placeholder={t.placeholder}
          maxLength={100}
          enterKeyHint="search"
        />
        <button className={button.button} type="submit">
          {t.submit}
        </button>
      </form>
    </search>
  );
}

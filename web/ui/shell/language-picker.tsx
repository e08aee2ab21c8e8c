import { languages, locales, localPath } from '../../../contract/locales.ts';
import { useMessages, usePage } from '../page.tsx';
import t from '../text.module.css';
import s from './language-picker.module.css';

/** The same page in each language. The bootstrap script stores the choice and keeps query and hash. */
function useChoices() {
  const { locale, route } = usePage();
  return locales.map((code) => ({
    code,
    ...languages[code],
    anchor: {
      href: localPath(code, route.path),
      lang: code,
      hrefLang: code,
      'data-value': languages[code].value,
      'data-label': languages[code].label,
      'aria-current': code === locale ? ('true' as const) : undefined,
    },
  }));
}

/** Desktop: a button with a popover list. */
export function LanguageMenu() {
  const { locale } = usePage();
  const { nav } = useMessages().layout;
  const choices = useChoices();
  return (
    <>
      <button type="button" className={s.button} popoverTarget="languages">
        {languages[locale].label}
        <span className={t.hidden}>, {nav.language}</span>
        <svg viewBox="0 0 10 6" aria-hidden="true">
          <path d="m1 1 4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </button>
      <ul className={s.menu} id="languages" popover="auto" aria-label={nav.languages}>
        {choices.map(({ code, label, value, anchor }) => (
          <li key={code}>
            <a {...anchor}>
              <b>{label}</b> {value}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Phone: the labels in a row inside the menu. */
export function LanguageLinks() {
  const { nav } = useMessages().layout;
  return (
    <ul className={s.row} aria-label={nav.languages}>
      {useChoices().map(({ code, label, value, anchor }) => (
        <li key={code}>
          <a {...anchor}>
            {label}
            <span className={t.hidden}>, {value}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

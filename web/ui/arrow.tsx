import s from './button.module.css';

/** Moves when its button is hovered. */
export function Arrow() {
  return (
    <svg className={s.arrow} viewBox="0 0 20 12" aria-hidden="true">
      <path d="M0 6h18M13 1l5 5-5 5" fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}

import s from './logo.module.css';

/** The logo: a measured line that opens into a forecast. */
export function Mark() {
  return (
    <svg className={s.mark} viewBox="0 0 34 24" aria-hidden="true">
      <path d="M14 17 33 1v18Z" fill="var(--mark-wide,var(--persimmon-2))" />
      <path d="M14 17 33 6v9Z" fill="var(--persimmon)" />
      <path
        d="M2 22l4-3 4 .8L14 17"
        fill="none"
        stroke="var(--mark-line,var(--cobalt))"
        strokeWidth="3"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  );
}

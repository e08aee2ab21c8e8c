import s from './dismiss.module.css';

/** The cross in the corner of what can be put away. */
export function Dismiss({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button type="button" className={s.dismiss} aria-label={label} onClick={onClick}>
      ×
    </button>
  );
}

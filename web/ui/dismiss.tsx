import s from './dismiss.module.css';

export function Dismiss({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button type="button" className={s.dismiss} aria-label={label} onClick={onClick}>
      ×
    </button>
  );
}

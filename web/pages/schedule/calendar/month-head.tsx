import s from './month-head.module.css';

interface Props {
  title: string;
  labels: { previous: string; next: string };
  /** Steps to another month, or nothing where there is none that way. */
  onBack: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

/** The name of the month, said when it changes, and the arrows to its neighbours. */
export function MonthHead({ title, labels, onBack, onNext }: Props) {
  return (
    <div className={s.head}>
      <h2 id="month" aria-live="polite">
        {title}
      </h2>
      <div className={s.arrows}>
        <Step label={labels.previous} path="M10 2 2 10l8 8" onStep={onBack} />
        <Step label={labels.next} path="m2 2 8 8-8 8" onStep={onNext} />
      </div>
    </div>
  );
}

/** Stays focusable where there is no further month: who pressed it must not lose their place. */
function Step(props: { label: string; path: string; onStep: (() => void) | undefined }) {
  return (
    <button
      type="button"
      className={s.arrow}
      aria-label={props.label}
      aria-disabled={props.onStep === undefined}
      onClick={props.onStep}
    >
      <svg viewBox="0 0 12 20" width="10" aria-hidden="true">
        <path d={props.path} fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
    </button>
  );
}

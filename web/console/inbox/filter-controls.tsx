import s from './filters.module.css';

const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A choice that says what it is about in its own words, as there is no room for a label. */
export function FilterSelect(props: {
  label: string;
  value: string | undefined;
  options: readonly (readonly [value: string, word: string])[];
  onChoose: (value: string) => void;
}) {
  return (
    <select
      aria-label={props.label}
      value={props.value ?? ''}
      onChange={({ target }) => props.onChoose(target.value)}
    >
      {props.options.map(([value, word]) => (
        <option key={value} value={value}>
          {props.label}: {word}
        </option>
      ))}
    </select>
  );
}

/** The first or the last day, on the operator's own clock. */
export function FilterDate(props: {
  label: string;
  value: string | undefined;
  onChoose: (value: string) => void;
}) {
  return (
    <label className={s.date} title={`In your time zone, ${ownZone}`}>
      <span>{props.label}</span>
      <input type="date" value={props.value ?? ''} onChange={({ target }) => props.onChoose(target.value)} />
    </label>
  );
}

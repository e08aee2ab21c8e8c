import s from './fan-keys.module.css';

interface Props {
  actual: string;
  /** Nothing if there is no forecast. */
  ahead?: { forecast: string; range50?: string; range90?: string; miss?: string } | undefined;
}

/** What the lines and bands of a fan mean. */
export function FanKeys({ actual, ahead }: Props) {
  return (
    <ul className={s.keys}>
      <li className={s.actual}>{actual}</li>
      {ahead && (
        <>
          <li className={s.forecast}>{ahead.forecast}</li>
          {ahead.range50 && <li className={s.range50}>{ahead.range50}</li>}
          {ahead.range90 && <li className={s.range90}>{ahead.range90}</li>}
          {ahead.miss && <li className={s.miss}>{ahead.miss}</li>}
        </>
      )}
    </ul>
  );
}

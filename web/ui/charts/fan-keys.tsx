import s from './fan-keys.module.css';

interface Props {
  actual: string;
  /** Undefined if there is no forecast. */
  ahead?: { forecast: string; range50?: string; range90?: string; miss?: string } | undefined;
}

/** The legend of a fan's lines and bands. */
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

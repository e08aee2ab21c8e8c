import type { InputHTMLAttributes } from 'react';
import { timePattern } from '../../../contract/console/diary.ts';

type Attributes = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'pattern' | 'onChange'>;

/** A time on the 24-hour clock, as the diary shows it; the browser's own field may show AM and PM. */
export function TimeInput({ onType, ...rest }: Attributes & { onType?: (value: string) => void }) {
  return (
    <input
      {...rest}
      type="text"
      required
      inputMode="numeric"
      placeholder="09:00"
      pattern={timePattern}
      title="A time such as 09:30"
      maxLength={5}
      onChange={onType && (({ target }) => onType(target.value))}
    />
  );
}

import { useState } from 'react';
import { readTypedNumber } from '../text/account-format.ts';

interface Props {
  value: string;
  /** Undefined if no amount was typed. */
  onChange: (amount: number | undefined) => void;
  /** If there is no visible label. */
  label?: string;
  id?: string;
}

/** Takes effect on blur or Enter, so that figures do not jump with each digit. */
export function SpendField({ value, onChange, label, id }: Props) {
  const [typed, setTyped] = useState<string>();
  function commit(): void {
    if (typed === undefined) return;
    onChange(readTypedNumber(typed));
    setTyped(undefined);
  }
  return (
    <input
      id={id}
      inputMode="decimal"
      autoComplete="off"
      aria-label={label}
      value={typed ?? value}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => event.key === 'Enter' && commit()}
    />
  );
}

import { useEffect, useRef } from 'react';
import type { useForecaster } from './worker/use-forecaster.ts';

/** Moves the focus below the form after a file is read: to the result, or to the choices to make. */
export function useResultFocus(
  { accounts, failed, sheets }: ReturnType<typeof useForecaster>,
  canExplain: boolean,
) {
  const root = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const focusedAccount = useRef(accounts);
  useEffect(() => {
    if (focusedAccount.current !== accounts) heading.current?.focus();
    focusedAccount.current = accounts;
  }, [accounts]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: also when the messages have loaded
  useEffect(() => {
    if (failed || sheets) root.current?.querySelector<HTMLElement>('#failed, #sheets')?.focus();
  }, [failed, sheets, canExplain]);
  return { root, heading };
}

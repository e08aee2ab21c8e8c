import { type RefObject, useEffect } from 'react';
import type { FormState } from '../../ui/form/form-state.ts';

/**
 * Leads to what is at fault where the form cannot: the field of the day is out of sight, and the first time may be
 * taken. Once for each refusal, not while it is being put right.
 */
export function useFaultFocus(form: RefObject<HTMLFormElement | null>, state: FormState): void {
  const refusal = state.is === 'refused' ? state : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `at` tells one refusal from the next
  useEffect(() => {
    const { date, time } = refusal?.fields ?? {};
    if (date !== undefined) document.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus();
    else if (time !== undefined) form.current?.querySelector<HTMLElement>('[name=time]:enabled')?.focus();
  }, [refusal?.at]);
}

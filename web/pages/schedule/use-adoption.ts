import { type RefObject, useEffect, useEffectEvent } from 'react';
import { valuesOf } from '../../ui/form/controls.ts';
import { type Choice, choiceOf, preselectZone } from './choice.ts';

/**
 * Takes over what was chosen before the script came, or what the draft holds; the visitor's own time zone where none
 * was chosen. Called after `useForm`, whose effects put the draft back first.
 */
export function useAdoption(
  form: RefObject<HTMLFormElement | null>,
  onAdopt: (choice: Choice) => void,
): void {
  const adopt = useEffectEvent(() => {
    if (form.current === null) return;
    preselectZone(form.current);
    onAdopt(choiceOf(valuesOf(form.current)));
  });
  useEffect(() => adopt(), []);
}

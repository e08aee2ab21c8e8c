import { useSyncExternalStore } from 'react';

type Values = Readonly<Record<string, string>>;

const none: Values = {};
let typed = none;
/** Of the plan, once it is hydrated. */
let update = () => {};

/** Called by the form: it and the plan beside it are two islands, so they share no React state. */
export function setTypedValues(values: Values): void {
  typed = values;
  update();
}

export function useTypedValues(): Values {
  return useSyncExternalStore(
    subscribe,
    () => typed,
    () => none,
  );
}

function subscribe(onChange: () => void) {
  update = onChange;
  return () => {};
}

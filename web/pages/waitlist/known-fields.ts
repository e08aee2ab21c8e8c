import { useSyncExternalStore } from 'react';
import type { Application } from '../../../contract/waitlist.ts';

/** The fields of the form that the plan beside it shows, as far as they are valid. */
export type KnownFields = {
  [Name in 'fullName' | 'email' | 'agencyName' | 'pointOfContactEmail']?: Application[Name] | undefined;
};

const none: KnownFields = {};
let known = none;
/** Of the plan, once it is hydrated. */
let update = () => {};

/** Called by the form: it and the plan are two islands, so they share no React state. */
export function setKnownFields(fields: KnownFields): void {
  known = fields;
  update();
}

export function useKnownFields(): KnownFields {
  return useSyncExternalStore(
    subscribe,
    () => known,
    () => none,
  );
}

function subscribe(onChange: () => void) {
  update = onChange;
  return () => {};
}

import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { Day } from '../../../contract/calendar.ts';
import { gmtOffsets, type TimeSlot, timeSlots } from '../../../contract/meeting.ts';
import { dispatchInput, formValues } from '../form/controls.ts';

/** The current selection, read from the form's uncontrolled controls. */
export interface Choice {
  date: Day | '';
  time: TimeSlot | '';
  /** The UTC offset in hours. */
  offset: number | undefined;
}

export function readChoice(values: Readonly<Record<string, string>>): Choice {
  const { date = '', time, offset = '' } = values;
  return {
    date,
    time: timeSlots.find((slot) => slot === time) ?? '',
    offset: offset === '' ? undefined : Number(offset),
  };
}

/** Selects a day. A visitor in their own time zone stays in it, though daylight saving may change its offset. */
export function chooseDay(form: HTMLFormElement, date: Day): void {
  const input = form.querySelector<HTMLInputElement>('[name=date]');
  const zone = form.querySelector<HTMLSelectElement>('[name=offset]');
  if (input === null || zone === null) return;
  if (Number(zone.value) === ownOffset(input.value).nearest) zone.value = String(ownOffset(date).nearest);
  input.value = date;
  dispatchInput(input);
}

/** Selects the visitor's own time zone unless one is selected already. */
function preselectZone(form: HTMLFormElement): void {
  const zone = form.querySelector<HTMLSelectElement>('[name=offset]');
  if (zone === null || zone.value !== '') return;
  const own = String(ownOffset(form.querySelector<HTMLInputElement>('[name=date]')?.value ?? '').nearest);
  for (const option of zone.options) {
    // A default, not the visitor's choice: a reset restores it, and it is not saved as a draft.
    option.defaultSelected = option.value === own;
  }
  zone.value = own;
}

/** Unchecks a time that is no longer free. */
export function uncheckTakenTime(form: HTMLFormElement, free: readonly string[]): void {
  for (const radio of form.querySelectorAll<HTMLInputElement>('[name=time]')) {
    if (!free.includes(radio.value)) radio.checked = false;
  }
}

/** The visitor's own UTC offset in hours, and the nearest one offered. */
export interface OwnOffset {
  exact: number;
  nearest: number;
}

/** This device's offset on a given day, as daylight saving changes it. */
export function ownOffset(day: Day | ''): OwnOffset {
  const moment = day === '' ? new Date() : new Date(`${day}T12:00`);
  return nearestTo(0 - moment.getTimezoneOffset() / 60);
}

/** The offset that confirmation and mails should show instead of the nearest one, in minutes; usually none. */
export function visitorTime({ date, offset }: Choice): string {
  const { exact, nearest } = ownOffset(date);
  return offset === nearest && exact !== nearest ? String(exact * 60) : '';
}

export function nearestTo(exact: number): OwnOffset {
  const [first = 0, last = 0] = [gmtOffsets.at(0), gmtOffsets.at(-1)];
  return { exact, nearest: Math.min(Math.max(Math.round(exact), first), last) };
}

/**
 * Reads what was selected before hydration or restored from the draft, with the visitor's own time zone as default.
 * Call it after `useForm`, whose effects restore the draft first.
 */
export function useInitialChoice(
  form: RefObject<HTMLFormElement | null>,
  onReady: (choice: Choice) => void,
): void {
  const readForm = useEffectEvent(() => {
    if (form.current === null) return;
    preselectZone(form.current);
    onReady(readChoice(formValues(form.current)));
  });
  useEffect(() => readForm(), []);
}

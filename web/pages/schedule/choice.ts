import type { Day } from '../../../contract/calendar.ts';
import { type TimeSlot, timeSlots } from '../../../contract/meeting.ts';
import { tell } from '../../ui/form/rewrite.ts';
import { ownClock } from './own-clock.ts';

/** What has been chosen so far. The controls of the form hold it; this is a copy to draw from. */
export interface Choice {
  date: Day | '';
  time: TimeSlot | '';
  /** In hours ahead of GMT. */
  offset: number | undefined;
}

export function choiceOf(values: Readonly<Record<string, string>>): Choice {
  const { date = '', time, offset = '' } = values;
  return {
    date,
    time: timeSlots.find((slot) => slot === time) ?? '',
    offset: offset === '' ? undefined : Number(offset),
  };
}

/** Chooses a day. Who goes by their own clock goes by it on that day too, though it may have changed by then. */
export function chooseDay(form: HTMLFormElement, date: Day): void {
  const input = form.querySelector<HTMLInputElement>('[name=date]');
  const zone = form.querySelector<HTMLSelectElement>('[name=offset]');
  if (input === null || zone === null) return;
  if (Number(zone.value) === ownClock(input.value).nearest) zone.value = String(ownClock(date).nearest);
  input.value = date;
  tell(input);
}

/** Chooses the visitor's own time zone, unless one is chosen already. */
export function preselectZone(form: HTMLFormElement): void {
  const zone = form.querySelector<HTMLSelectElement>('[name=offset]');
  if (zone === null || zone.value !== '') return;
  const own = String(ownClock(form.querySelector<HTMLInputElement>('[name=date]')?.value ?? '').nearest);
  for (const option of zone.options) {
    // Not a choice of the visitor's: a reset leads back to it, and there is no draft of it.
    option.defaultSelected = option.value === own;
  }
  zone.value = own;
}

/** Takes back a time that is not among those that can be had. */
export function keepTimeAmong(form: HTMLFormElement, free: readonly string[]): void {
  for (const radio of form.querySelectorAll<HTMLInputElement>('[name=time]')) {
    if (!free.includes(radio.value)) radio.checked = false;
  }
}

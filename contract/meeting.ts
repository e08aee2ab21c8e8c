import { facts } from './facts.ts';

/** When a meeting can start: wall-clock times in the visitor's time zone. */
export const timeSlots = ['10:30', '11:00', '11:30', '12:30', '13:30', '14:30'] as const;
export type TimeSlot = (typeof timeSlots)[number];

export const meetingMinutes = facts.onboardingCallMinutes;

/** The time zones on offer, in whole hours from GMT: −12 to +12. */
export const gmtOffsets: readonly number[] = Array.from({ length: 25 }, (_, i) => i - 12);

/** Days of any month on which no meeting can be booked. */
export const closedDays: readonly number[] = [1, 5, 10];

/** `GMT−05:00`, the same in every language. */
export function gmtLabel(offset: number): string {
  return `GMT${offset < 0 ? '−' : '+'}${String(Math.abs(offset)).padStart(2, '0')}:00`;
}

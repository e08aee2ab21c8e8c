/** The working hours at every location, in local time. */
export const workingHours = { from: 9, to: 17 };
const length = workingHours.to - workingHours.from;
const fullDay = 24;

/** Nine to five at one UTC offset, as shown by a clock at another: `03:30`, and hours since midnight there. */
export function workingDayAt(hours: number, other = 0) {
  const startHour = (workingHours.from - hours + other + fullDay) % fullDay;
  const endHour = startHour + length;
  return { startHour, endHour, start: clockTime(startHour), end: clockTime(endHour) };
}

/** The hours that two working days share, if any, by the start of each. */
export function sharedHours(start: number, other: number): { from: number; to: number } | undefined {
  for (const shift of [-fullDay, 0, fullDay]) {
    const from = Math.max(start, other + shift);
    const to = Math.min(start, other + shift) + length;
    if (to > from) return { from, to };
  }
  return undefined;
}

export function clockTime(hour: number): string {
  const minutes = Math.round((hour % 1) * 60);
  return `${String(Math.floor(hour) % fullDay).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}

/** The first day of the week where the visitor is: 0 is Sunday. Monday if the browser cannot tell. */
export function visitorsWeekStart(): 0 | 1 {
  // Not `navigator.language`, which need not be a valid locale.
  const locale: Intl.Locale & { getWeekInfo?: () => { firstDay: number } } = new Intl.Locale(
    new Intl.DateTimeFormat().resolvedOptions().locale,
  );
  return locale.getWeekInfo?.().firstDay === 7 ? 0 : 1;
}

/**
 * The regions of CLDR whose weeks begin on a Sunday or a Saturday; those of the Maldives begin on a Friday. Not every browser tells, and those that do take
 * longer for it than for the rest of the calendar.
 */
const sunday =
  'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW';
const saturday = 'AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY';

/** The weekday that weeks begin with where the visitor reads this language; 1 is Monday, 7 is Sunday. */
export function firstWeekday(language: string, preferred: readonly string[]): number {
  const tag = preferred.find((wish) => wish.split('-', 1)[0]?.toLowerCase() === language) ?? language;
  const locale = localeOf(tag) ?? new Intl.Locale(language);
  return byRegion(locale.region ?? locale.maximize().region ?? '');
}

/** Some browsers have wishes that are no tags, such as `en-US@posix`. */
function localeOf(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag);
  } catch {
    return undefined;
  }
}

export function byRegion(region: string): number {
  if (region === 'MV') return 5;
  if (region !== '' && sunday.includes(region)) return 7;
  return region !== '' && saturday.includes(region) ? 6 : 1;
}

/** Where browsers do not tell: the regions of CLDR whose weeks begin on a Sunday or a Saturday. */
const sunday =
  'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW';
const saturday = 'AE AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY';

interface WeekInfo {
  firstDay: number;
}

/** What browsers offer in one of two ways, or not at all. */
type WeekLocale = Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo };

/** The weekday that weeks begin with where the visitor reads this language; 1 is Monday, 7 is Sunday. */
export function firstWeekday(language: string, preferred: readonly string[]): number {
  const tag = preferred.find((wish) => wish.split('-', 1)[0]?.toLowerCase() === language) ?? language;
  const locale: WeekLocale = localeOf(tag) ?? new Intl.Locale(language);
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? byRegion(locale.maximize().region ?? '');
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
  if (region !== '' && sunday.includes(region)) return 7;
  return region !== '' && saturday.includes(region) ? 6 : 1;
}

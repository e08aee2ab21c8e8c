/** The forecaster's share card and the dialog that makes it, loaded when it is opened. `{…}` stand for numbers and names. */
export const forecastShare = {
  title: 'A card that shows the check, not the claim',
  close: 'Close',
  card: 'Share card',
  /** What is drawn on the card. */
  drawn: {
    off: 'On {day} we would have been {share} off.',
    exact: 'On {day} we would have been exactly right.',
    over: '{metric} over {weeks} weeks',
    covers: '{over}, to {day}.',
    known: 'Forecast from what was known on {day}.',
    leftOut: 'Left out: {weeks}.',
    /** From four weeks on. */
    counts: ['four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen'],
  },
  date: {
    label: 'Today line on the card',
    option: '{day} ({weeks} weeks since)',
    hint: 'Only dates with at least four measured weeks after them.',
  },
  name: {
    label: 'Account name',
    text: 'Off: the card says “{line}”. On: type the name to show.',
    field: 'Name on the card',
    sample: 'The card says that the account is illustrative.',
  },
  numbers: {
    label: 'Numbers',
    text: 'Off: the curve and “{share} off” stay; amounts are left out.',
    zero: 'These weeks add up to zero, so there is no percentage to show instead.',
  },
  outside: { label: 'Weeks outside the range', text: 'Always counted. This only adds their dates.' },
  download: 'Download PNG, 1200 × 630',
  copy: 'Copy picture',
  copied: 'Copied',
  notCopied: 'This browser doesn’t copy pictures. Download it instead.',
  local: 'Drawn in this browser. Nothing is uploaded; the picture holds no hidden data.',
  pending: 'Forecasting from that date…',
  unknown: 'Too little of this metric was known on {day} for a forecast. Choose a later date.',
  none: 'A card needs {min} weeks to forecast from and at least four measured weeks after them. Weeks that are left out don’t count. This account doesn’t have them yet.',
};

declare module '../messages.ts' {
  interface Messages {
    forecastShare: typeof forecastShare;
  }
}

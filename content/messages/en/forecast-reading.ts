/** What the forecaster says once it has read something; loaded with the first input. `{…}` stand for numbers and names. */
export const forecastReading = {
  failed: {
    title: 'We couldn’t read this file',
    titlePasted: 'We couldn’t read this table',
    lede: 'Nothing is lost and nothing was sent. The file is still only on your computer.',
    ledePasted: 'Nothing is lost and nothing was sent. What you pasted is still only in this browser.',
    large: '{name} is larger than 50\u00a0MB. Export fewer columns or a shorter date range.',
    broke: 'Reading {name} stopped partway. Close other tabs or export a shorter date range, then try again.',
    gone: '{name} has been changed, moved or deleted since you chose it, so we couldn’t read it to the end. Please choose it again.',
    inIt: 'What’s in it',
    line: 'Line',
  },
  read: {
    title: 'What we read',
    lede: 'Correct anything that looks wrong, then run the forecast.',
    dateOrder: 'Dates like {example}',
    dmy: 'day first: {day}',
    mdy: 'month first: {day}',
    weekStart: 'Weeks start on',
    monday: 'Monday',
    sunday: 'Sunday',
    column: 'column {letter}',
    as: 'Read {name} as',
    roles: {
      date: 'Date',
      end: 'Last day',
      year: 'Year',
      currency: 'Currency',
      spend: 'Cost',
      clicks: 'Clicks',
      impressions: 'Impressions',
      conversions: 'Conversions',
      value: 'Conv. value',
      other: 'Other number',
      campaign: 'Campaign',
      device: 'Device',
      country: 'Country',
      audience: 'Audience',
      network: 'Network',
      group: 'Other group',
      ignored: 'Leave out',
    },
    notes: 'Notes',
    unreadable: 'Lines we couldn’t read',
    go: 'Run the forecast',
  },
  notices: {
    title: 'Worth a look',
    text: 'All from your own numbers, none of it a benchmark. Past weeks are listed if they fell outside the 90% range that was forecast from what came before.',
    above: '{amount}, {share} above the range',
    below: '{amount}, {share} below the range',
    kept: 'Kept in the data.',
    notUsed: 'Not used for the forecast.',
    putBack: 'Put {week} back',
    leaveOut: 'Leave {week} out again',
    plan: {
      title: {
        over: 'At the current pace, {month} will close {share} over plan',
        under: 'At the current pace, {month} will close {share} under plan',
      },
      /** Where a month is only known by its weeks. */
      weeksTitle: {
        over: 'At the current pace, the {n} weeks from {day} will close {share} over plan',
        under: 'At the current pace, the {n} weeks from {day} will close {share} under plan',
      },
      text: '{amount} in spend instead of {before}.',
    },
    lastYear: {
      title: {
        over: 'At the current pace, {month} will cost {share} more than last year',
        under: 'At the current pace, {month} will cost {share} less than last year',
      },
      weeksTitle: {
        over: 'At the current pace, the {n} weeks from {day} will cost {share} more than last year',
        under: 'At the current pace, the {n} weeks from {day} will cost {share} less than last year',
      },
      text: '{amount}, compared with {before} in the same weeks last year.',
      sameDays: '{amount}, compared with about {before} on the same days last year.',
    },
    toPlan: 'See the plan',
  },
};

declare module '../messages.ts' {
  interface Messages {
    forecastReading: typeof forecastReading;
  }
}

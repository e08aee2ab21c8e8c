/** What the forecaster says once it has read something; loaded with the first input. `{…}` stand for numbers and names. */
export const forecastReading = {
  failed: {
    title: 'This file could not be read',
    lede: 'Nothing is lost and nothing was sent. The file is still only on your computer.',
    large: '{name} is larger than 50 MB. Export fewer columns or a shorter span.',
    broke: 'Reading {name} stopped. Close other tabs, or export a shorter span, and try again.',
    inIt: 'What is in it',
    line: 'Line',
    ways: 'Two ways on',
    way1: 'Export again with a row for each day or week: in Google Ads open Campaigns, choose Segment, Time, Day, and download as CSV.',
    way2: 'Or paste a table with a date column and a column of numbers.',
  },
  read: {
    title: 'What we read',
    lede: 'Correct anything that looks wrong, then forecast.',
    dateOrder: 'Dates such as {example}',
    dmy: 'day first: {day}',
    mdy: 'month first: {day}',
    weekStart: 'Weeks start on',
    monday: 'Monday',
    sunday: 'Sunday',
    column: 'column {letter}',
    as: '{name} is read as',
    roles: {
      date: 'Date',
      end: 'Last day',
      currency: 'Currency',
      spend: 'Cost',
      clicks: 'Clicks',
      impressions: 'Impressions',
      conversions: 'Conversions',
      value: 'Conv. value',
      other: 'Another number',
      campaign: 'Campaign',
      device: 'Device',
      country: 'Country',
      audience: 'Audience',
      network: 'Network',
      ignored: 'Leave out',
    },
    notes: 'Notes',
    unreadable: 'Lines we could not read',
    go: 'Forecast',
  },
  notices: {
    title: 'Worth a look',
    text: 'Weeks that fell outside the 90% range when they were forecast from what came before. Nothing here is a benchmark.',
    above: '{amount}, {share} above the range',
    below: '{amount}, {share} below the range',
    kept: 'Left in the data.',
  },
};

declare module '../messages.ts' {
  interface Messages {
    forecastReading: typeof forecastReading;
  }
}

/** What the forecaster asks when a file is unclear; loaded with the first input. `{…}` stand for numbers and names. */
export const forecastHelp = {
  mapping: {
    whichDate: 'Which column has the date?',
    whichNumbers: 'Which column has the numbers?',
    seen: 'This looks like a report from {platform}.',
    unseen: 'We don’t know this report.',
    clear: { one: '1 of {all} columns is clear.', many: '{count} of {all} columns are clear.' },
    unclear: 'In “{column}” we read values like {example}, and can’t tell what they mean.',
    skipped: 'Lines above the table: skipped',
    week: '{example}: week {number} of {year}?',
    month: '{example}: month {number} of {year}?',
    fits: 'Then the file runs from {first} to {last}. That fits, but it is a guess.',
    forms: 'How to read {column}',
    form: { 'year-week': 'Year and week', 'year-month': 'Year and month', none: 'It’s not a date' },
    outcome: { one: 'With this choice: 1 week', many: 'With this choice: {count} weeks' },
    span: '{first} to {last}.',
    values: '{metric} from {low} to {high} a week.',
    totals: { one: '1 row of totals left out.', many: '{count} rows of totals left out.' },
    notYet: 'With this choice the file can’t be read yet',
    choose: 'Choose what each column is',
    how: 'How to export from {platform}',
    howAny: 'How to export',
    paste: 'Paste a table',
    back: 'Back to {name}',
    tables: 'This file has several tables',
    table: 'Read the table from line {line}: {columns}',
    whichTable: 'Table',
    tableOption: 'from line {line}: {columns}',
  },
  sheets: {
    title: 'Which sheet?',
    lede: 'This workbook has {all} sheets, {count} of them with dates and numbers. We chose the one with the longest history.',
    label: 'Sheet',
    content: {
      day: '{rows} rows by day, {first} to {last}: {columns}.',
      week: '{rows} rows by week, {first} to {last}: {columns}.',
      month: '{rows} rows by month, {first} to {last}: {columns}.',
    },
    same: 'The same numbers, less detail.',
    hidden: 'Hidden.',
    coarse: 'Quarters and years are too coarse for a forecast.',
    text: 'Text only: no dates, no numbers.',
    empty: 'Empty.',
    read: 'Read this sheet',
    note: 'Formulas are read as their last saved values. Hidden sheets are listed, too.',
  },
  duplicates: {
    title: {
      once: {
        one: '1 row appears twice. We counted it once.',
        many: '{count} rows appear twice. We counted each once.',
      },
      all: {
        one: '1 row appears twice. It is added up.',
        many: '{count} rows appear twice. They are added up.',
      },
    },
    text: 'They have the same day, text and numbers as another row, between {first} and {last}.',
    would: 'Counted twice, these weeks would have {more} instead of {less}.',
    choice: 'Rows that appear twice',
    once: 'Count them once',
    all: 'Add them up',
    see: { one: 'See the row', many: 'See the rows' },
    first: 'The first {count}',
  },
};

declare module '../messages.ts' {
  interface Messages {
    forecastHelp: typeof forecastHelp;
  }
}

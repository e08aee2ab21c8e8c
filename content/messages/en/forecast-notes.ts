import type { DimensionName, NoteCode, Platform, ProblemCode } from '../../../forecast/reports/report.ts';
import type { PluralForms } from '../../fill.ts';

export interface NoteMessages {
  title: string | PluralForms;
  detail: string | { day: string; week: string; month: string };
}

/** What is said about a report that was read, or could not be. `{…}` stand for its figures. */
export const forecastNotes = {
  notes: {
    'unfinished-week': {
      title: 'An incomplete week was left out.',
      detail: '{first} to {last}; days in the file: {days} of 7.',
    },
    'gaps-bridged': {
      title: { one: '1 missing week was bridged.', many: '{count} missing weeks were bridged.' },
      detail: 'With a straight line between the weeks before and after. Weeks of {weeks}.',
    },
    'history-split': {
      title: 'Everything before a long gap was left out.',
      detail:
        'There is no data from {first} to {last}: {missing} weeks are too many to bridge. Only the weeks after that count; earlier weeks left out: {dropped}.',
    },
    'few-weeks': {
      title: {
        one: '1 week isn’t enough for an honest range.',
        many: '{count} weeks are too few for an honest range.',
      },
      detail:
        'A forecast needs {min}: an export from {enoughOn} or later has them. Adding earlier months of the same account gets you there sooner.',
    },
    'days-used': {
      title: 'Less than a year of data: each day counts.',
      detail:
        '{count} weekly totals say little by themselves, so the forecast also uses the days and what is usual for each weekday. Seasonality isn’t known yet.',
    },
    'months-spread': {
      title: 'Monthly figures were spread over weeks.',
      detail:
        'Each month was divided evenly among its days; months in the file: {count}. A report by day or week makes for a better forecast.',
    },
    'own-weeks': {
      title: 'The file’s own weeks were kept.',
      detail: 'They start on {weekday}. What is already added up can’t be regrouped.',
    },
    'rows-summed': {
      title: '{rows} rows were added up.',
      detail: {
        day: 'They belong to {count} days.',
        week: 'They belong to {count} weeks.',
        month: 'They belong to {count} months.',
      },
    },
    'sum-rows': {
      title: { one: '1 row of totals was left out.', many: '{count} rows of totals were left out.' },
      detail: 'Otherwise everything would count twice. Line numbers: {lines}.',
    },
    'unreadable-rows': {
      title: { one: '1 row could not be read.', many: '{count} rows could not be read.' },
      detail: 'No valid date. Line numbers: {lines}. Share of “{column}”: {share}.',
    },
    'future-rows': {
      title: {
        one: '1 row is dated in the future and was left out.',
        many: '{count} rows are dated in the future and were left out.',
      },
      detail: 'The earliest is dated {first}. If that’s wrong, check the order of day and month.',
    },
    'unreadable-numbers': {
      title: {
        one: '1 value in “{column}” is not a number and counts as 0.',
        many: '{count} values in “{column}” are not numbers and count as 0.',
      },
      detail: 'The first is “{text}” in line {line}.',
    },
    'negative-values': {
      title: {
        one: '1 value in “{column}” is negative.',
        many: '{count} values in “{column}” are negative.',
      },
      detail:
        'The first is in line {line}. Corrections and refunds look like this, so negative values do count.',
    },
    'absurd-values': {
      title: {
        one: '1 value in “{column}” is too large to be real and counts as 0.',
        many: '{count} values in “{column}” are too large to be real and count as 0.',
      },
      detail: 'The first is in line {line}.',
    },
    'unusual-week': {
      title: 'One week of “{column}” is {times} times the usual level.',
      detail: 'The week of {week}. If that’s a mistake, correct it in the file; as it is, the week counts.',
    },
    'several-currencies': {
      title: 'Only the rows in {used} were read.',
      detail:
        'The file also has {others}; rows left out: {count}. Amounts in different currencies can’t be added up.',
    },
    'date-order-open': {
      title: 'Day first or month first? Both are possible.',
      detail: '{example} was read as {read}. If it means {other}, switch the order.',
    },
    'columns-ignored': {
      title: { one: '1 column was left out.', many: '{count} columns were left out.' },
      detail: '{names}. Rates and averages can’t be added up, and text can’t be forecast.',
    },
    'maybe-rates': {
      title: {
        one: '“{names}” looks like a rate or an average and was left out.',
        many: '{count} columns look like rates or averages and were left out.',
      },
      detail:
        '{names}. Rates can’t be added up. If it is an amount, read the column as “Other number” and run the forecast again.',
    },
    'repeats-left-out': {
      title: {
        one: '1 of {rows} rows was left out as a duplicate.',
        many: '{count} of {rows} rows were left out as duplicates.',
      },
      detail:
        'Every cell is the same as in another row. Rows with the same day and text but different numbers, which all count: {alike}.',
    },
    'repeats-added': {
      title: {
        one: '1 row appears twice and was added up.',
        many: '{count} rows appear twice and were added up.',
      },
      detail:
        'Every cell is the same as in another row. Rows in the file: {rows}. Rows with the same day and text but different numbers: {alike}.',
    },
    'values-grouped': {
      title: 'Only the {shown} largest values of “{dimension}” are listed.',
      detail: 'There are {count} in all; the others are grouped together.',
    },
    'open-quote': {
      title: 'Line {line} opens a quotation mark that is never closed.',
      detail: 'It was read as an ordinary character. Check the lines after it.',
    },
    'long-lines': {
      title: {
        one: '1 line is too long to be a row and was skipped.',
        many: '{count} lines are too long to be rows and were skipped.',
      },
      detail: 'Line numbers: {lines}.',
    },
  } satisfies Record<NoteCode, NoteMessages>,
  problems: {
    empty: { title: 'This file is empty.', detail: 'Export the report again, or paste a table.' },
    workbook: {
      title: 'We can’t read this kind of workbook.',
      detail: 'Open it in Excel, Google Sheets or Numbers, save it as .xlsx or CSV, and choose that file.',
    },
    'old-workbook': {
      title: 'This is a workbook in the old .xls format.',
      detail: 'Open it in Excel, save it as .xlsx or CSV, and choose that file.',
    },
    'locked-workbook': {
      title: 'This workbook is password-protected.',
      detail: 'Save it without a password and choose the new copy.',
    },
    'broken-workbook': {
      title: 'This workbook is damaged.',
      detail: 'Open it in Excel and save it again, or download it once more.',
    },
    'large-workbook': {
      title: 'This workbook is too large once it is unpacked.',
      detail: 'Export fewer columns or a shorter date range, or save the sheet as CSV.',
    },
    pdf: { title: 'This is a PDF, not a table.', detail: 'Export the same report as CSV.' },
    archive: { title: 'This is a compressed archive.', detail: 'Unpack it and choose the CSV file inside.' },
    picture: {
      title: 'This is a picture, not a table.',
      detail: 'Export the numbers behind it as CSV.',
    },
    'web-page': {
      title: 'This is a web page, not a table.',
      detail: 'You may have been signed out when you downloaded it. Download the report again as CSV.',
    },
    json: { title: 'This is JSON, not a table.', detail: 'Export the same report as CSV.' },
    binary: { title: 'This isn’t a text file.', detail: 'Export the report as CSV, or paste a table.' },
    'no-table': {
      title: 'We found no columns in this file.',
      detail:
        'Line {line} reads “{text}”. A table has one row per day or week, with commas, semicolons or tabs between its cells.',
    },
    'no-dates': {
      title: 'We found no dates in this file.',
      detail:
        'We read {lines} lines, but no column contains dates. A forecast needs one row per day or week. {advice}',
    },
    'bad-dates': {
      title: 'The column “{column}” contains no dates.',
      detail: 'Line {line} reads “{text}”. Choose another date column.',
    },
    pivot: {
      title: 'The dates are side by side, not one below the other.',
      detail:
        'Line {line} has dates like {text} across its columns. A forecast needs one row per day, week or month: export the report without the pivot, or swap rows and columns.',
    },
    'one-period': {
      title: 'This file covers a single period.',
      detail: 'It runs from {first} to {last} and isn’t split into days or weeks. {advice}',
    },
    'too-coarse': {
      title: 'Quarters and years are too coarse for a forecast.',
      detail: 'The column “{column}” has less than one date per month. Export the report by day or week.',
    },
    'no-numbers': {
      title: 'We found no numbers to add up in this file.',
      detail:
        'We read {lines} lines with dates, but no column of numbers that can be added up, such as cost, clicks or conversions.',
    },
    'only-zeros': {
      title: 'All numbers in this file are 0.',
      detail:
        'We read {lines} lines, and every value that counts is 0. Check the date range, the filters and the columns of the report.',
    },
    'no-rows': {
      title: 'There are no rows with data in this file.',
      detail: 'It ends at line {line}. Check the date range and the filters of the report.',
    },
    'no-whole-week': {
      title: 'There isn’t a single whole week in this file.',
      detail: 'It covers {first} to {last}. A forecast needs at least {min} weeks.',
    },
  } satisfies Record<ProblemCode, { title: string; detail: string }>,
  /** What to do on the platform that a file without days is from. */
  advice: {
    'google-ads': 'In Google Ads, choose Segment, then Time, then Day, and download the report again as CSV.',
    'microsoft-ads':
      'In Microsoft Advertising, set the unit of time to Day and download the report again as CSV.',
    meta: 'In Meta’s Ads Reporting, choose Breakdown, then Time, then Day, and export the report again as CSV.',
    ga4: 'In GA4, add the dimension Date to the rows of an exploration and export it again as CSV.',
    linkedin: 'In LinkedIn’s Campaign Manager, choose the daily breakdown when you export the report.',
    tiktok: 'In TikTok Ads Manager, add the dimension Day to a custom report and export it again.',
    'amazon-ads': 'In Amazon Ads, set the time unit of the report to Daily and download it again.',
    'search-console':
      'In Search Console, export the performance report and choose the file or the sheet with the dates.',
    'spotify-ads': 'In Spotify Ads Manager, export the report again by day.',
    table: 'Export it again with one row per day or week.',
  } satisfies Record<Platform, string>,
  dimensions: {
    campaign: 'Campaign',
    device: 'Device',
    country: 'Country',
    audience: 'Audience',
    network: 'Network',
    group: 'Group',
  } satisfies Record<DimensionName, string>,
  tinyShare: 'less than 0.1%',
};

declare module '../messages.ts' {
  interface Messages {
    forecastNotes: typeof forecastNotes;
  }
}

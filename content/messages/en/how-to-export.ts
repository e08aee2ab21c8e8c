import { settings } from '../../settings.ts';

/** In lists, `|` separates the words of a menu and `*` precedes the one to click; in texts, `*` surrounds the words of menus. */
export const howToExport = {
  meta: {
    title: `How to export your advertising data · ${settings.brand}`,
    description:
      'Step by step: how to export days with cost, clicks and conversions from Google Ads, Microsoft, Meta, GA4, LinkedIn, TikTok, Amazon Ads and Search Console.',
  },
  title: 'How to export',
  lede: 'Four steps for each platform: dates, split by day, columns, download. The file is then read on the forecast page, in your browser.',
  from: 'How to export from {platform}',
  close: 'Close',
  platforms: 'Platform',
  page: 'Open as a page',
  back: 'To the forecast',
  menus:
    'Drawn by us, not screenshots. Menus change now and then, so the wording in your account may differ.',
  send: 'No access to the account? Send these four steps to whoever has it:',
  copy: 'Copy as text',
  copied: 'Copied',
  notCopied: 'Copying didn’t work. Select the text and copy it.',
  drawings: {
    drop: 'Drop it here',
    dates: 'Last 2 years',
    place:
      'Drawing: {marked} is highlighted in the list on the left, and so is the date range at the top right.',
    split: 'Drawing: the menu {menu} is open, {marked} is highlighted.',
    columns: 'Drawing: a table with {columns}; the first column is highlighted.',
    download:
      'Drawing: the menu {menu} is open, {marked} is highlighted; an arrow leads to the forecast page.',
  },
  guides: {
    'google-ads': {
      place: {
        title: 'Open Campaigns and set the dates',
        text: 'Two years or more, ending yesterday. The last day of the file becomes the last measured day.',
        list: 'Overview|*Campaigns|Ad groups',
        head: 'Campaigns',
      },
      split: {
        title: 'Segment by day',
        text: 'Above the table: *Segment*, then *Time*, then *Day*. This is the step most people miss: without it the file has one row per campaign and no dates.',
        bar: 'Filter|Segment|Columns',
        menu: 'None|Time ›|Device',
        sub: '*Day|Week|Month',
      },
      columns: {
        title: 'Check the columns',
        text: '*Cost*, *Clicks* and *Conversions* are enough. Rates and averages are left out here anyway.',
        names: 'Day|Cost|Clicks|Conv.',
      },
      download: {
        title: 'Download as .csv',
        text: '*Download*, then *.csv* (Excel .csv and .xlsx work, too). Then drop the file here.',
        button: 'Download',
        menu: '*.csv|Excel .csv|.xlsx',
      },
    },
    'microsoft-ads': {
      place: {
        title: 'Open Reports, then Campaign',
        text: 'Under *Performance*. Choose two years or more, ending yesterday.',
        list: 'Campaigns|*Reports|Tools',
        head: 'Campaign',
      },
      split: {
        title: 'Set the unit of time to Day',
        text: 'It’s set to *Summary* at first, which gives a file with one row and no dates.',
        bar: 'Filter|Unit of time|Columns',
        menu: 'Summary|*Day|Week',
        sub: '',
      },
      columns: {
        title: 'Check the columns',
        text: '*Spend*, *Clicks* and *Conversions* are enough. The lines above the table may stay.',
        names: 'Day|Spend|Clicks|Conv.',
      },
      download: {
        title: 'Download as .csv',
        text: '*Download*, then *CSV*. A .zip has to be unpacked first. Then drop the file here.',
        button: 'Download',
        menu: '*CSV|Excel|PDF',
      },
    },
    meta: {
      place: {
        title: 'Open Ads Reporting and set the dates',
        text: 'As long as the account allows, ending yesterday.',
        list: 'Campaigns|*Reporting|Audiences',
        head: 'Ads Reporting',
      },
      split: {
        title: 'Break down by day',
        text: '*Breakdown*, then *Time*, then *Day*. A breakdown by week is read as well.',
        bar: 'Columns|Breakdown|Filter',
        menu: 'Delivery|Time ›|Action',
        sub: '*Day|Week|Month',
      },
      columns: {
        title: 'Check the columns',
        text: '*Amount spent*, *Link clicks* and *Results* are enough. Rates and averages are left out here anyway.',
        names: 'Day|Spent|Clicks|Results',
      },
      download: {
        title: 'Export as .csv',
        text: '*Export*, then *.csv* (.xlsx works, too). Then drop the file here.',
        button: 'Export',
        menu: '.xlsx|*.csv|Image',
      },
    },
    ga4: {
      place: {
        title: 'Open Explore and start a blank one',
        text: 'Set the dates to the last 500 days: one table shows 500 rows at most.',
        list: 'Reports|*Explore|Admin',
        head: 'Blank',
      },
      split: {
        title: 'Put Date into the rows',
        text: 'Add the dimension *Date*, drop it on *Rows*, and set *Show rows* to 500. For a longer history, use *ISO week of ISO year* instead.',
        bar: 'Technique|Rows|Values',
        menu: 'Channel|*Date|Country',
        sub: '',
      },
      columns: {
        title: 'Add the values',
        text: '*Sessions*, *Key events* and *Total revenue* are enough.',
        names: 'Date|Sessions|Key ev.|Revenue',
      },
      download: {
        title: 'Export as .csv',
        text: 'The arrow at the top right, then *CSV*. Then drop the file here.',
        button: 'Export',
        menu: 'Sheets|*CSV|PDF',
      },
    },
    linkedin: {
      place: {
        title: 'Open Campaign Manager and set the dates',
        text: 'Choose the account and two years or more, ending yesterday.',
        list: 'Assets|*Advertise|Analyze',
        head: 'Campaigns',
      },
      split: {
        title: 'Export by day',
        text: '*Export*, then the campaign performance report. Set its *time breakdown* to *Daily*: otherwise each campaign has a single row.',
        bar: 'Columns|Breakdown|Export',
        menu: 'All time|*Daily|Weekly',
        sub: '',
      },
      columns: {
        title: 'Check the columns',
        text: '*Total Spent*, *Clicks*, *Conversions* and *Total Conversion Value* are enough.',
        names: 'Start Date|Spent|Clicks|Conv.',
      },
      download: {
        title: 'Download the file',
        text: 'The .csv opens here as it is, with the lines above its table. Then drop the file here.',
        button: 'Export',
        menu: '*.csv',
      },
    },
    tiktok: {
      place: {
        title: 'Open Reporting and create a report',
        text: 'In TikTok Ads Manager: *Reporting*, then *Custom report*. Set the dates to as long as it allows, ending yesterday.',
        list: 'Campaign|*Reporting|Assets',
        head: 'Custom report',
      },
      split: {
        title: 'Add the day as a dimension',
        text: 'Under *Dimensions*, add *By Day*. Without it the file has one row per campaign.',
        bar: 'Dimensions|Time|Metrics',
        menu: 'Campaign|*By Day|By Week',
        sub: '',
      },
      columns: {
        title: 'Check the metrics',
        text: '*Cost*, *Clicks (destination)* and *Conversions* are enough.',
        names: 'By Day|Cost|Clicks|Conv.',
      },
      download: {
        title: 'Export as .csv or .xlsx',
        text: 'Both are read here; the row of totals at the end is left out. Then drop the file here.',
        button: 'Export',
        menu: '*.csv|.xlsx',
      },
    },
    'amazon-ads': {
      place: {
        title: 'Open Reports and create a report',
        text: '*Measurement & Reporting*, then *Sponsored ads reports*, then *Create report*. Choose *Campaign* as the type.',
        list: 'Campaigns|*Reports|Insights',
        head: 'Create report',
      },
      split: {
        title: 'Set the time unit to Daily',
        text: 'It’s set to *Summary* at first. Set the report period to as long as it allows.',
        bar: 'Category|Time unit|Period',
        menu: 'Summary|*Daily',
        sub: '',
      },
      columns: {
        title: 'Run the report',
        text: '*Spend*, *Clicks*, *Orders* and *Sales* are in it anyway.',
        names: 'Date|Spend|Clicks|Orders',
      },
      download: {
        title: 'Download the file',
        text: 'It’s ready after a few minutes, as .csv or .xlsx. Then drop the file here.',
        button: 'Download',
        menu: '*.xlsx|.csv',
      },
    },
    'search-console': {
      place: {
        title: 'Open the performance report and set the dates',
        text: '*Performance*, then *Search results*. The most you can get is the last 16 months.',
        list: 'Overview|*Performance|Indexing',
        head: 'Search results',
      },
      split: {
        title: 'Leave the filters off',
        text: 'Every filter leaves queries out. Days need no setting here: they are in every export.',
        bar: 'Search type|Date|New',
        menu: 'Queries|Pages|*Dates',
        sub: '',
      },
      columns: {
        title: 'Clicks and impressions are enough',
        text: 'The rate and the position are left out here anyway.',
        names: 'Date|Clicks|Impr.|CTR',
      },
      download: {
        title: 'Export as .xlsx',
        text: '*Export*, then *Download Excel*: we find the sheet with the dates. If you have the .zip of CSV files, take the one with the dates.',
        button: 'Export',
        menu: 'Sheets|*Excel|CSV',
      },
    },
  },
};

declare module '../messages.ts' {
  interface Messages {
    howToExport: typeof howToExport;
  }
}

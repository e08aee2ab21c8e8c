export const article = {
  contents: 'In this article',
  reading: (time: string) => `${time} read`,
  readNext: 'Read next',
  share: 'Share',
  copy: { link: 'Copy link', done: 'Link copied' },
  email: 'Email',
  seeFigure: 'See the figure',
  asTable: 'Show this chart as a table',
  week: 'Week',
  weeks: (first: string, last: string) => `weeks ${first} to ${last}`,
  charts: {
    tabs: {
      title: 'One week of reporting, tab by tab',
      note: 'Illustrative account manager, reporting hours only',
      label: (v: { tabs: string; hours: string; changes: string; longest: string }) =>
        `Timeline of an illustrative week of reporting. ${v.hours} hours of work spread over ${v.tabs} tabs, with ${v.changes} window changes; no stretch in one tab is longer than ${v.longest} minutes.`,
      finding: (v: { hours: string; changes: string; longest: string }) =>
        `${v.hours} hours of work, ${v.changes} window changes and no stretch in one tab longer than ${v.longest} minutes.`,
      inTab: 'Time in one tab',
      change: 'Window change',
      tabs: {
        searchOne: 'Google Ads',
        searchTwo: 'Microsoft Advertising',
        retail: 'Amazon Ads',
        social: 'Meta Ads',
        analytics: 'GA4',
        sheet: 'Spreadsheet',
        budget: 'Budget tracker',
        links: 'Link checker',
        summary: 'Summary document',
        slides: 'Slides',
      },
      days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
      tab: 'Tab',
      minutes: 'Minutes that week',
      visits: 'Visits',
    },
    segments: {
      title: 'Conversions per week by audience',
      note: (weeks: string) =>
        `Illustrative account, ${weeks}. Value: what one conversion is worth, account average = 100 in the first week`,
      label: (v: { first: string; last: string; falling: string; rising: string }) =>
        `Stacked areas of an illustrative account. The total barely moves, from ${v.first} conversions to ${v.last}, while past buyers fall by ${v.falling} and new visitors rise by ${v.rising}.`,
      finding: (v: { first: string; last: string; falling: string; rising: string }) =>
        `The total goes from ${v.first} to ${v.last}. Underneath it, past buyers fall by ${v.falling} and new visitors rise by ${v.rising}.`,
      total: 'Total',
      worth: (index: string) => `value ${index}`,
      names: {
        pastBuyers: 'Past buyers',
        cart: 'Cart abandoners, 7d',
        returning: 'Returning',
        lookalike: 'Lookalikes',
        newVisitors: 'New visitors',
      },
    },
    refreshes: {
      title: 'Weekly budget: planned in January, and actually spent',
      note: (weeks: string) => `Illustrative account, ${weeks}`,
      label: (v: { total: string; moved: string; refreshes: string }) =>
        `Step chart of an illustrative budget. January’s plan is level within each quarter; actual spend dips in February, peaks in April and falls in June. Both add up to ${v.total}. Over ${v.refreshes} refreshes, ${v.moved} moved to a different week.`,
      finding: (v: { total: string; moved: string; refreshes: string }) =>
        `Both lines add up to ${v.total}. Over ${v.refreshes} refreshes, ${v.moved} of it moved to a different week.`,
      ran: 'Actual spend',
      plan: 'January plan',
      refresh: 'Refresh',
      peak: 'April rise, forecast in the March refresh',
    },
    ranges: {
      title: 'Leads per week: March forecast and actual',
      note: (weeks: string) => `Invented account, ${weeks}`,
      label: (v: { inside: string; weeks: string; half: string; promise: string; below: string }) =>
        `Weekly forecast ranges of an invented account with the outcome in each. ${v.inside} of ${v.weeks} weeks end inside the outer range and ${v.half} inside the inner one. A flat promise of ${v.promise} is missed in ${v.below} weeks.`,
      finding: (v: { inside: string; weeks: string; half: string; promise: string; below: string }) =>
        `${v.inside} of ${v.weeks} weeks ended inside the outer range, ${v.half} of them inside the inner one. The flat ${v.promise} was missed in ${v.below} weeks.`,
      actual: 'Actual',
      inner: 'Half of the time',
      outer: 'Nine times out of ten',
      promise: (n: string) => `The other pitch: ${n}`,
      low: 'Low',
      mid: 'Middle',
      high: 'High',
      came: 'Actual',
    },
    accuracy: {
      title: 'Conversions per week: March forecast and actual',
      note: (weeks: string) => `Illustrative account, ${weeks}`,
      label: (v: {
        worst: string;
        first: string;
        firstForecast: string;
        last: string;
        lastForecast: string;
      }) =>
        `Line chart of an illustrative account. The forecast made in March and the actual conversions stay within ${v.worst} of each other, from ${v.first} against ${v.firstForecast} in the first week to ${v.last} against ${v.lastForecast} in the last.`,
      finding: (v: { worst: string; average: string }) =>
        `The largest single miss is ${v.worst}. The average is ${v.average}.`,
      actual: 'Actual',
      forecast: 'March forecast',
      miss: 'Miss',
    },
  },
};

declare module '../messages.ts' {
  interface Messages {
    article: typeof article;
  }
}

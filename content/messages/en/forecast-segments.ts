/** What the forecaster says about filters and segments; loaded apart. `{…}` stand for numbers and names. */
export const forecastSegments = {
  filters: 'Filters',
  dimensions: {
    country: {
      name: 'Country',
      some: '{n} of {all} countries',
      show: { one: 'Show {n} country', many: 'Show {n} countries' },
      all: 'All countries',
      remove: 'Remove the country filter',
    },
    device: {
      name: 'Device',
      some: '{n} of {all} devices',
      show: { one: 'Show {n} device', many: 'Show {n} devices' },
      all: 'All devices',
      remove: 'Remove the device filter',
    },
    audience: {
      name: 'Audience',
      some: '{n} of {all} audiences',
      show: { one: 'Show {n} audience', many: 'Show {n} audiences' },
      all: 'All audiences',
      remove: 'Remove the audience filter',
    },
    campaign: {
      name: 'Campaign',
      some: '{n} of {all} campaigns',
      show: { one: 'Show {n} campaign', many: 'Show {n} campaigns' },
      all: 'All campaigns',
      remove: 'Remove the campaign filter',
    },
    network: {
      name: 'Network',
      some: '{n} of {all} networks',
      show: { one: 'Show {n} network', many: 'Show {n} networks' },
      all: 'All networks',
      remove: 'Remove the network filter',
    },
    group: {
      name: '{label}',
      some: '{n} of {all} in “{label}”',
      show: { one: 'Show {n} value', many: 'Show {n} values' },
      all: 'All values',
      remove: 'Remove the filter “{label}”',
    },
  },
  shares: {
    conversions: '{share} of all conversions',
    clicks: '{share} of all clicks',
    impressions: '{share} of all impressions',
    spend: '{share} of the cost',
    value: '{share} of the conversion value',
    other: '{share} of “{label}”',
  },
  other: 'All others',
  blank: 'Not stated',
  weeks: { one: '{n} week', many: '{n} weeks' },
  tooFew: {
    one: '{name} has {n} week of data. A forecast needs {min}.',
    many: '{name} has {n} weeks of data. A forecast needs {min}.',
  },
  tooFewAll: 'Grayed-out values have fewer than {min} weeks of data, too few for a forecast.',
  instead: 'This report has too many combinations for two filters, so this one replaces the other.',
  refused:
    'Together, these leave fewer than {min} weeks of data, too few for a forecast. Nothing was changed.',
  only: 'Counts only: {filters}.',
  sample: {
    us: 'United States',
    uk: 'United Kingdom',
    de: 'Germany',
    fr: 'France',
    mobile: 'Mobile',
    desktop: 'Desktop',
    tablet: 'Tablet',
    visitors: 'New visitors',
    returning: 'Returning visitors',
    buyers: 'Past buyers',
    cart: 'Cart abandoners, 7d',
    lookalike: 'Lookalikes',
    generic: 'Search, generic',
    brand: 'Search, brand',
    shopping: 'Shopping',
    remarketing: 'Remarketing',
    video: 'Video',
  },
  table: {
    title: 'By segment',
    lede: 'Each is forecast from its own past, so together they can differ slightly from the total.',
    splitBy: 'Split by',
    share: 'Share',
    trend: '{behind} weeks back, {ahead} ahead',
    until: 'To {day}',
    range: 'Range (90%)',
    lastYear: 'Vs. last year',
    check: 'Backtest, total',
    off: '{share} off',
    pending: 'Being forecast…',
    few: {
      one: '{n} week of data. A forecast needs {min}.',
      many: '{n} weeks of data. A forecast needs {min}.',
    },
    none: 'Too few weeks with numbers for a forecast.',
    noSplit: 'This report has too many combinations to split by anything but the filter that is on.',
    more: 'Show {n} more',
    label: '{name}: {last} last week, {end} expected in {week}',
  },
};

declare module '../messages.ts' {
  interface Messages {
    forecastSegments: typeof forecastSegments;
  }
}

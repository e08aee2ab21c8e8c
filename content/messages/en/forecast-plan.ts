/** What the forecaster says about the plan and the budget; loaded apart. `{…}` stand for numbers and names. */
export const forecastPlan = {
  title: 'The plan, week by week',
  /** Instead of the lede, where the file ended long ago. */
  past: 'What we would have expected of each week and month. All of it has passed.',
  lede: 'Set a month’s budget and see what follows, as long as conversions keep responding to spend as they have.',
  fixed: 'What to expect from each week and month at the current pace.',
  head: {
    week: 'Week',
    spend: 'Cost',
    clicks: 'Clicks',
    conversions: 'Conversions',
    range: 'Range (90%)',
    cpa: 'Cost per conversion',
  },
  weeks: 'Weeks and months',
  months: 'Months only',
  measured: 'measured',
  spread: 'its share of the month',
  leftOut: 'measured, left out',
  passed: 'over, not in your file',
  passedPartly: 'over, not complete in your file',
  /** Below the name of a calendar month. */
  days: {
    some: '1–{last}, {days} measured',
    none: '1–{last}, all ahead',
    notInFile: '1–{last}, none in your file',
    count: { one: '1 day', many: '{n} days' },
  },
  spendOf: 'Budget for {month}',
  over: 'At the current pace, {month} would close at {amount}: {share} over plan.',
  under: 'At the current pace, {month} would close at {amount}: {share} under plan.',
  onPlan: 'At the current pace, {month} would close at {amount}: on plan.',
  beyond: 'That’s further than your past reaches, so the figures are those for {amount}.',
  reset: 'Back to the current pace',
  note: 'A week belongs to the month in which it starts. Months are added up from weeks; their range is narrower than the sum of the weekly ranges because misses partly cancel out.',
  noteCalendar:
    'Months are calendar months, added up from your days; a week at the edge of a month counts with the days that fall in it. Their range is narrower than the sum of the weekly ranges because misses partly cancel out.',
  noteMixed:
    'A calendar month is added up from your days; a month with weeks beside its name is made of the weeks that start in it. Their range is narrower than the sum of the weekly ranges because misses partly cancel out.',
  parts: {
    by: 'Plan by',
    whole: 'Whole account',
    segment: 'Segment',
    spendOf: 'Budget for {name} in {month}',
    pending: 'Forecasting the segments…',
    beyond: '{name}: further than its past reaches, so the figures are those for {amount}.',
    note: 'Each segment is forecast from its own past and scaled so that together they match the account. They count as independent: what one segment takes from another isn’t in these figures.',
    shared:
      'Too few weeks, or spend hardly changed from week to week, so they respond as the whole account did: {names}.',
    fixed: 'Can’t be changed here, because spend hardly varied from week to week: {names}.',
  },
  since: {
    title: 'Since the last export:',
    change: '{month} went from {before} to {now} conversions ({share}).',
  },
  pace: {
    closes: '{month} closes at {closing}.',
    over: '{month} closes at {closing}: {gap} over budget.',
    under: '{month} closes at {closing}: {gap} under budget.',
    on: '{month} closes at {closing}: on budget.',
    range: 'Nine times out of ten between {low} and {high}.',
    inside: 'The budget of {budget} is inside that range.',
    outside: 'The budget of {budget} is outside that range.',
    spent: 'spent',
    coming: 'to come',
    notUsed: '{gap} not used of {budget}',
    tooMuch: '{gap} more than {budget}',
    perDay: 'Cost per day',
    days: '{month} 1 to {last}, from your days',
    landing: '{daily} a day lands on the budget',
    budget: 'Budget for {month}',
    ask: 'Type the month’s budget to see the daily spend that lands on it.',
    toLand: 'To land on it, from {day}, spend',
    aDay: '{daily} a day',
    nothing: 'nothing more',
    isSpent: '{budget} has already been spent.',
    more: 'now {now}, so {share} more. Usual range: {usual}',
    less: 'now {now}, so {share} less. Usual range: {usual}',
    same: 'same as now. Usual range: {usual}',
    bring: 'That would bring',
    conversions: 'about {n} conversions',
    moreConversions: '{n} more, if they respond to spend as they have; each costs {cost}',
    fewerConversions: '{n} fewer, if they respond to spend as they have; each saves {cost}',
    beyond: 'Further from your usual spend than your past reaches.',
    cannotTell: 'Your own weeks can’t tell: see “If you change the budget”.',
  },
  budget: {
    title: 'If you change the budget',
    lede: 'Read from how conversions responded when spend moved in the last 52 weeks, with the season taken out. It holds as long as they keep responding that way.',
    ledeAssumed: 'Each point is a past week: what it cost and what it brought.',
    flat: 'Your spend hardly changed from week to week, so we can’t tell.',
    seasonal:
      'Your spend went from {min} to {max} a week, but with the season: hardly any week differed from those around it.',
    seasonalWhy:
      'So the effect of spend can’t be told from that of the season, and we don’t draw a curve. We assume that {more} more spend brings {low} to {high} more conversions, as is common in paid search.',
    test: 'A test would tell: spend about {amount} instead of {now} in every other week for eight weeks, then drop the new export here.',
    usual:
      'We assume that {more} more spend brings {low} to {high} more conversions, as is common in paid search. Your own weeks can neither confirm nor deny it, so we don’t draw a curve.',
    spend: 'Budget per week',
    conversions: 'Conversions per week',
    now: 'now {amount}',
    next: 'Each additional conversion costs',
    use: 'Use in the plan',
    label: 'Conversions per week by cost per week: {weeks} past weeks between {min} and {max}.',
    axis: 'Cost per week',
    week: 'A past week',
    expected: 'Expected',
    untried: 'Never tried',
  },
};

declare module '../messages.ts' {
  interface Messages {
    forecastPlan: typeof forecastPlan;
  }
}

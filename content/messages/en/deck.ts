/** The pitch deck. `{…}` stand for numbers and names; what is in brackets is for the agency to fill in. */
export const deck = {
  kicker: 'Performance forecast',
  client: 'Prepared for [client]',
  by: 'by {agency}, {date}',
  agency: '[agency]',
  forecastBy: 'Forecast: {brand}',
  only: 'Only {filters}',
  now: {
    plain: 'Where you are: {amount} in {weeks} weeks.',
    more: 'Where you are: {amount} in {weeks} weeks, {share} more than a year ago.',
    less: 'Where you are: {amount} in {weeks} weeks, {share} less than a year ago.',
    chart: '{metric} per week, measured',
    spend: 'Spend, {span}',
    cpa: 'Cost per conversion, {span}',
    best: 'Best week',
    last: 'Last week',
    inWeek: '{week}: {n}',
  },
  forecast: {
    title: 'Through {day}: {amount}, give\u00a0or\u00a0take\u00a0{n}.',
    exact: 'Through {day}: {amount}.',
    ended: 'Measured up to',
    restart: 'If it starts again on {start}: {amount} through {day}.',
    expected: 'Expected',
    cases: '9 times in 10',
    range: 'Range',
    noRange: 'None: no restart to go by',
    month: '{month}, all days',
    leftOut: 'Weeks left out',
    pace: 'At the current pace',
    lastYear: 'Vs. the same weeks last year',
    checked: 'Backtested {count} times',
    checkedOnce: 'Backtested once',
    off: '{share} off',
  },
  plan: {
    title: 'If nothing changes: {amount} through {day}.',
    titleWithSpend: 'If nothing changes: {amount} for {spend} through {day}.',
    planned: {
      one: 'The plan: {spend} over {n} week.',
      many: 'The plan: {spend} over {n} weeks.',
    },
    week: 'Week',
    month: 'Month',
    dates: 'Dates',
    weeks: 'Weeks',
    range: 'Low–high',
    cpa: 'Cost per conv.',
    total: 'Total',
    ahead: 'Still ahead',
    measured: 'measured',
    passed: '{days}, over',
    passedNote:
      'The file ends before this deck’s date: weeks that are over are forecast, too, and don’t count as ahead.',
    leftOut: 'Left out, with the usual level in place: {weeks}.',
    noPlan: 'No plan is set yet: this is what to expect if nothing changes.',
    ifHolds:
      'This follows from the planned spend, as long as conversions respond to it as they did in the past.',
    ranges:
      'Low–high holds nine times out of ten. A total’s range is narrower than its weeks’ ranges added up, because misses partly cancel out.',
    counted: 'A week counts toward the month in which it starts.',
    calendar:
      'Months are calendar months; a week at the edge of a month counts with the days that fall in it.',
    already: 'Already measured: {weeks}.',
  },
  watch: {
    title: 'What we’ll watch through {day}.',
    next: {
      title: 'Between {low} and {high}',
      text: 'Expected: {n}. If the week ends outside this range, we’ll find out why.',
    },
    exact: {
      title: '{n} expected',
      text: 'The history gives no range. If the week brings anything else, we’ll find out why.',
    },
    cpa: {
      more: '{n}: {share} above recent weeks',
      less: '{n}: {share} below recent weeks',
      same: '{n}, in line with recent weeks',
      text: 'Expected for the weeks ahead, against {before} in the last {weeks} weeks. We’ll act if it goes above {high}.',
    },
    surprise: {
      above: '{n} was above its range',
      below: '{n} was below its range',
      text: '{share} outside the range forecast from the weeks before. The forecast takes the week into account.',
      unused: '{share} outside the range forecast from the weeks before. The forecast doesn’t use the week.',
    },
    lowest: {
      title: 'The lowest week: {n}',
      text: 'Nine times out of ten between {low} and {high}. We’ll plan for it now.',
    },
    highest: {
      title: 'The highest week: {n}',
      text: 'Nine times out of ten between {low} and {high}. The budget has to last until then.',
    },
  },
  next: {
    title: 'Next step: agree on a target.',
    now: 'Now',
    pace: 'Keep the pace: about {amount} a week.',
    paceWithSpend: 'Keep spending about {spend} a week: {amount} a week, {cpa} each.',
    planned: 'Spend about {spend} a week, as planned.',
    plannedWithCost: 'Spend about {spend} a week, as planned: {amount} a week, {cpa} each.',
    restart: 'The account starts again. After four weeks there is a range.',
    first: 'Compare {week} with its range, {low} to {high}.',
    firstExact: 'Compare {week} with the forecast: {n}.',
    last: 'Compare all weeks with this deck. We’ll bring the range and the result.',
    ask: 'Will {amount} through {day} meet your target?',
    yes: 'If yes, we’ll keep the pace.',
    no: 'If no, we’ll bring a plan with a forecast of its own.',
    keepPlan: 'If yes, we’ll keep to the plan.',
    changePlan: 'If no, we’ll change the plan and forecast it again.',
  },
};

declare module '../messages.ts' {
  interface Messages {
    deck: typeof deck;
  }
}

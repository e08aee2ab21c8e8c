/** What the forecaster says about moving Today and the weeks that are shown; loaded apart. `{…}` stand for numbers and names. */
export const forecastMoving = {
  frame: {
    hint: 'The frame is the {weeks} weeks shown above. Drag it, or move Today.',
    label: 'Weeks shown',
    value: '{first} to {last}',
  },
  how: {
    line: '{left} {right} move Today by a week, {pageDown} {pageUp} by four, {home} as far back as the data allows, {end} or {escape} back. Or drag the flag.',
    /** As they are called on a keyboard. */
    keys: {
      left: '←',
      right: '→',
      pageDown: 'Page Down',
      pageUp: 'Page Up',
      home: 'Home',
      end: 'End',
      escape: 'Esc',
    },
  },
  /** A week that came in outside its range, and what the forecast would have been without it. */
  outside: {
    note: '{week}: {n}, outside the range.',
    rose: 'Spend rose {share} that week.',
    fell: 'Spend fell {share} that week.',
    without: {
      tooLow: 'Without that week, the forecast was {share} too low.',
      tooHigh: 'Without that week, the forecast was {share} too high.',
      exact: 'Without that week, the forecast was exact.',
    },
  },
};

declare module '../messages.ts' {
  interface Messages {
    forecastMoving: typeof forecastMoving;
  }
}

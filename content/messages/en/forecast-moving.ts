/** What the forecaster says about moving Today and the weeks that are shown; loaded apart. `{…}` stand for numbers and names. */
export const forecastMoving = {
  frame: {
    hint: 'The frame is the {weeks} weeks shown above. Drag it, or move Today.',
    label: 'Weeks shown',
    value: '{first} to {last}',
  },
  how: {
    title: 'Move Today yourself',
    lede: 'Every position is a real forecast, made again from the weeks to the left of the line.',
    mouse: {
      title: 'Mouse',
      text: 'Drag the flag or the line. It snaps to weeks; the sheet follows when you let go.',
    },
    touch: {
      title: 'Touch',
      text: 'Drag the square at the foot of the line. The page still scrolls everywhere else.',
    },
    keyboard: {
      title: 'Keyboard',
      text: '{left} {right} one week, {pageDown} {pageUp} four, {home} as far back as the data allows, {end} or {escape} back to today.',
    },
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

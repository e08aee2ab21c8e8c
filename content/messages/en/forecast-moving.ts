/** What the forecaster says about moving Today and the weeks that are shown; loaded apart. `{…}` stand for numbers and names. */
export const forecastMoving = {
  frame: {
    hint: 'The frame is the {weeks} weeks shown above. Drag it, or move Today.',
    label: 'Weeks shown',
    value: '{first} to {last}',
  },
};

declare module '../messages.ts' {
  interface Messages {
    forecastMoving: typeof forecastMoving;
  }
}

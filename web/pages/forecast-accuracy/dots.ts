import record from '../../../content/forecast-accuracy.json' with { type: 'json' };

const { errors } = record.hiddenWeeks;

/** The width of a dot as a share of error, the unit of the drawing. */
const perDot = 0.004;
/** The end of the axis, on both sides. */
export const widestError = Math.ceil(20 * Math.max(...errors.map(Math.abs))) / 20;
export const widestDot = widestError / perDot;

export const near = 0.05;
export const far = 0.1;

interface Dot {
  error: number;
  column: number;
  level: number;
}

/** Stacks each series in the column of its error, smaller errors at the bottom. */
function stackDots(): Dot[] {
  const levels = new Map<number, number>();
  return errors
    .toSorted((a, b) => Math.abs(a) - Math.abs(b))
    .map((error) => {
      const column = Math.round(error / perDot);
      const level = levels.get(column) ?? 0;
      levels.set(column, level + 1);
      return { error, column, level };
    });
}

const dots = stackDots();
export const tallest = Math.max(...dots.map(({ level }) => level)) + 1;

/** A line up each column, which the style sheet dashes into dots: x is the error, y the level in its column. */
function drawDots(from: number, below: number): string {
  const shown = dots.filter(({ error }) => Math.abs(error) >= from && Math.abs(error) < below);
  const columns = Map.groupBy(shown, ({ column }) => column);
  return [...columns]
    .map(([column, stack]) => `M${column} ${stack[0]?.level}v${stack.length - 1 || ''}.01`)
    .join('');
}

export const paths = {
  near: drawDots(0, near),
  further: drawDots(near, far),
  far: drawDots(far, Number.POSITIVE_INFINITY),
};

/** The position of an error on the axis, from 0 to 100. */
export function placeError(error: number): number {
  return (50 * (error + widestError)) / widestError;
}

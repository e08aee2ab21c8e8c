export type Point = readonly [x: number, y: number];

/** An SVG path through points, in whole units and relative steps to keep pages small. */
export function line(points: readonly Point[]): string {
  return stepwise(points, 'l');
}

/** The band between an upper and a lower line. */
export function band(upper: readonly Point[], lower: readonly Point[]): string {
  return `${line([...upper, ...lower.toReversed()])}z`;
}

/** Zero-length strokes with round caps: dots that keep their shape when the drawing is stretched. */
export function dots(points: readonly Point[]): string {
  return stepwise(points, 'm', 'h0');
}

function stepwise(points: readonly Point[], move: 'l' | 'm', mark = ''): string {
  let [px, py] = [0, 0];
  return points
    .map(([x, y], i) => {
      const [rx, ry] = [Math.round(x), Math.round(y)];
      const step = i === 0 ? `M${rx} ${ry}` : `${move}${rx - px} ${ry - py}`;
      [px, py] = [rx, ry];
      return step.replace(' -', '-') + mark;
    })
    .join('');
}

/** A step line, for values that hold for an hour or a week. */
export function steps(ys: readonly number[], from: number, width: number): string {
  let y = Math.round(ys[0] ?? 0);
  let path = `M${from} ${y}h${width}`;
  for (const value of ys.slice(1)) {
    const next = Math.round(value);
    path += next === y ? `h${width}` : `v${next - y}h${width}`;
    y = next;
  }
  return path;
}

/** An SVG path of steps of one width, for values that hold for an hour or a week. */
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

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const index = Math.floor((sorted.length * percent) / 100);
  return sorted[Math.min(sorted.length - 1, index)] ?? Number.NaN;
}

export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

export interface Amount {
  name: string;
  value: number;
}

export function sumOf(amounts: readonly Amount[]): number {
  return amounts.reduce((sum, { value }) => sum + value, 0);
}

/** The largest; the earliest of several. */
export function mostOf(amounts: readonly Amount[]): Amount | undefined {
  return amounts.toSorted((a, b) => b.value - a.value)[0];
}

export function percentOf(part: number, whole: number): string {
  return `${Math.round((part / whole) * 100)}%`;
}

import { facts } from './facts.ts';

/** Monthly ad spend in US dollars; the first is the default. */
export const adSpendBands = ['$100K–$500K', '$500K–$1M', '$1M–$5M', '$5M+'] as const;
type AdSpendBand = (typeof adSpendBands)[number];

/** The bounds of each band; the last has no upper one. */
export const adSpendRanges: Record<AdSpendBand, { lo: number; hi: number | null }> = {
  '$100K–$500K': { lo: facts.minMonthlySpend, hi: 500_000 },
  '$500K–$1M': { lo: 500_000, hi: 1_000_000 },
  '$1M–$5M': { lo: 1_000_000, hi: 5_000_000 },
  '$5M+': { lo: 5_000_000, hi: null },
};

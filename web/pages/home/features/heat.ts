import s from './audience.module.css';
import { indices } from './heat.precomputed.ts';

/** Positions in the lists of options; 0 means all. */
interface Choice {
  market: number;
  device: number;
  audience: number;
}

const shades = [s.t0, s.t1, s.t2, s.t3, s.t4, s.t5];

export function heatShade(value: number): string | undefined {
  return shades[[78, 95, 110, 128, 150].filter((limit) => value >= limit).length];
}

/** The table's rows, with gaps where a filter leaves a cell out. */
export function heatCells({ market, device, audience }: Choice): (number | undefined)[][] {
  const isKept = (choice: number, place: number) => choice === 0 || choice === place + 1;
  return (indices[device] ?? []).map((row, segment) =>
    row.map((value, column) => (isKept(audience, segment) && isKept(market, column) ? value : undefined)),
  );
}

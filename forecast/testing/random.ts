/** Draws from the standard normal distribution (Box–Muller). */
export function drawNormal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** Draws from a Poisson distribution: a number of independent events. */
export function drawPoisson(mean: number, random: () => number): number {
  const threshold = Math.exp(-mean);
  let events = 0;
  for (let product = random(); product > threshold; product *= random()) events++;
  return events;
}

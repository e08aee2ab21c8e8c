/** Whether visitors can reach the origin, as far as its name tells. */
export function isLive(origin: string | undefined): boolean {
  return (
    origin !== undefined &&
    !/(?:^|\.)(?:localhost|local|test|example)$|^[\d.]+$|^\[/.test(new URL(origin).hostname)
  );
}

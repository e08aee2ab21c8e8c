/** True if visitors can reach the origin, judging by its name. */
export function isLive(origin: string | undefined): boolean {
  return (
    origin !== undefined &&
    !/(?:^|\.)(?:localhost|local|test|example)$|^[\d.]+$|^\[/.test(new URL(origin).hostname)
  );
}

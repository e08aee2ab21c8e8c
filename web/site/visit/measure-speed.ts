import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';
import type { Speed } from '../../../contract/page-views.ts';

/** Keeps the figures up to date until the page is left. Those from before this was loaded are included. */
export function measureSpeed(speed: Speed): void {
  const keep = ({ name, value }: Metric) => {
    speed[name.toLowerCase() as keyof Speed] = value;
  };
  const all = { reportAllChanges: true };
  onLCP(keep, all);
  onINP(keep, all);
  onCLS(keep, all);
}

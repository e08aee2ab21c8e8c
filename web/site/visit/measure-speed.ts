import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';
import type { Speed } from '../../../contract/page-views.ts';

/** Updates the figures until the page is left. Includes those from before this was loaded. */
export function measureSpeed(speed: Speed): void {
  const keep = ({ name, value }: Metric) => {
    speed[name.toLowerCase() as keyof Speed] = value;
  };
  const all = { reportAllChanges: true };
  onLCP(keep, all);
  onINP(keep, all);
  onCLS(keep, all);
}

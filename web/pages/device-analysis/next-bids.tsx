import type { CSSProperties } from 'react';
import { type Device, devices } from '../../ui/charts/device-rates.ts';
import { usePage } from '../../ui/page.tsx';
import { bidFor, hours, peakOf, rateAt } from './day.ts';
import d from './day-chart.module.css';
import s from './next-bids.module.css';

function directionOf(bid: number): string | undefined {
  if (bid === 0) return s.level;
  return bid > 0 ? s.up : s.down;
}

/** The hour whose number is shown where there is no room for all. */
function boldest(bids: readonly number[]): number {
  const sizes = bids.map(Math.abs);
  return sizes.indexOf(Math.max(...sizes));
}

/** Next week's suggested bids by hour. */
export function NextBids() {
  const { format, messages } = usePage();
  const names = messages.home.features.device;
  const best = (device: Device) => format.percent(bidFor(peakOf(device).rate) / 100);
  const label = messages.deviceAnalysis.day.bids({
    mobileBest: best('mobile'),
    desktopBest: best('desktop'),
  });
  return (
    <div role="img" aria-label={label}>
      {devices.map((device) => {
        const bids = hours.map((hour) => bidFor(rateAt(device, hour)));
        const kept = boldest(bids);
        return (
          <div key={device} className={`${d.row} ${s.device}`}>
            <span>{names[device]}</span>
            <div className={`${d.hours} ${s.bids}`}>
              {bids.map((bid, hour) => (
                <i
                  // biome-ignore lint/suspicious/noArrayIndexKey: the index is the hour
                  key={hour}
                  className={[directionOf(bid), hour === kept && s.kept].filter(Boolean).join(' ')}
                  style={{ '--bid': Math.abs(bid) } as CSSProperties}
                >
                  <u>{format.signed(bid)}</u>
                </i>
              ))}
            </div>
          </div>
        );
      })}
    </div>
  );
}

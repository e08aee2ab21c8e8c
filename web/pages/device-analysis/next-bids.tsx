import type { CSSProperties } from 'react';
import type { Device } from '../../sample-account/device-rates.ts';
import { bidFor, findPeak, hours, rateAt } from './day.ts';
import d from './day-chart.module.css';
import s from './next-bids.module.css';
import { devicesIn, type Shown } from './view.ts';

function bidDirection(bid: number): string | undefined {
  if (bid === 0) return s.level;
  return bid > 0 ? s.up : s.down;
}

/** The hour whose number is shown if there is no room for all. */
function boldest(bids: readonly number[]): number {
  const sizes = bids.map(Math.abs);
  return sizes.indexOf(Math.max(...sizes));
}

function chartLabel({ device, messages, format, labels }: Shown): string {
  const best = (of: Device) => format.percent(bidFor(findPeak(of).rate) / 100);
  if (!device) return messages.day.bids({ mobileBest: best('mobile'), desktopBest: best('desktop') });
  const bids = hours.map((hour) => bidFor(rateAt(device, hour)));
  const written = (bid: number) => format.signed(bid, format.percent(Math.abs(bid) / 100));
  return messages.one.bids({
    device: labels.names[device] ?? '',
    lowest: written(Math.min(...bids)),
    highest: written(Math.max(...bids)),
  });
}

/** Next week's suggested bids by hour. */
export function NextBids(shown: Shown) {
  const { format, labels } = shown;
  return (
    <div role="img" aria-label={chartLabel(shown)}>
      {devicesIn(shown).map((device) => {
        const bids = hours.map((hour) => bidFor(rateAt(device, hour)));
        const kept = boldest(bids);
        return (
          <div key={device} className={`${d.row} ${s.device}`}>
            <span>{labels.names[device]}</span>
            <div className={`${d.hours} ${s.bids}`}>
              {bids.map((bid, hour) => (
                <i
                  // biome-ignore lint/suspicious/noArrayIndexKey: the index is the hour
                  key={hour}
                  className={[bidDirection(bid), hour === kept && s.kept].filter(Boolean).join(' ')}
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

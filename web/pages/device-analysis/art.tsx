import { type Device, rates } from '../../sample-account/device-rates.ts';
import { line, type Point } from '../../ui/charts/path.ts';
import { blocks, fieldWidth, RuledArtwork } from '../../ui/charts/ruled-artwork.tsx';
import { bidFor, hours, leadRuns, rateAt } from './day.ts';

const hour = fieldWidth / hours.length;
const scale = { bottom: 232, pixelsPerPoint: 44 };
const leads = { top: 240, height: 22 };
const bids = { zero: 344, pixelsPerPercent: 1.5 };

function curve(device: Device): Point[] {
  return rates[device].flatMap((rate, i): Point[] => {
    const y = scale.bottom - rate * scale.pixelsPerPoint;
    return [
      [i * hour, y],
      [(i + 1) * hour, y],
    ];
  });
}

/** Mobile and desktop by hour, which of them leads when, and the resulting bids, for the social image. */
export function DeviceArt() {
  const [mobile, desktop] = [line(curve('mobile')), line(curve('desktop'))];
  const runs = (device: Device) =>
    blocks(
      leadRuns()
        .filter((run) => run.device === device)
        .map(({ from, to }) => [from * hour, leads.top, (to - from) * hour - 2, leads.height] as const),
    );
  const bars = hours.map((at) => {
    const height = bidFor(rateAt('desktop', at)) * bids.pixelsPerPercent;
    return [at * hour + 1, bids.zero - Math.max(height, 0), hour - 2, Math.abs(height)] as const;
  });
  return (
    <RuledArtwork ground="#fff" ruling="rgb(19 21 27/.09)" columns={24}>
      <path fill="var(--cobalt-1)" d={`${mobile}V${scale.bottom}H0z`} />
      <g fill="none" strokeWidth="5">
        <path stroke="var(--cobalt)" d={mobile} />
        <path stroke="var(--ink)" d={desktop} />
      </g>
      <path fill="var(--cobalt)" d={runs('mobile')} />
      <path fill="var(--ink)" d={runs('desktop')} />
      <path fill="var(--persimmon)" d={blocks(bars.filter(([, y]) => y < bids.zero))} />
      <path fill="var(--persimmon-2)" d={blocks(bars.filter(([, y]) => y >= bids.zero))} />
    </RuledArtwork>
  );
}

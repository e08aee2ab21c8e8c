import type { CSSProperties } from 'react';
import { rates } from '../../sample-account/device-rates.ts';
import { steps } from '../../ui/charts/path.ts';
import plot from '../../ui/charts/plot.module.css';
import { findPeak, hours, leadRuns } from './day.ts';
import d from './day-chart.module.css';
import s from './day-rates.module.css';
import { devicesIn, type Shown } from './view.ts';

const box = { width: 24, height: 120, ceiling: 5.6 };
const grid = [2, 4];
const leads = leadRuns();
const desktopLead = leads.find(({ device }) => device === 'desktop');

function y(rate: number): number {
  return box.height * (1 - rate / box.ceiling);
}

/** Positions a label at an hour and a rate. */
function at(hour: number, rate: number): CSSProperties {
  return {
    '--x': ((hour / box.width) * 100).toFixed(1),
    '--y': ((y(rate) / box.height) * 100).toFixed(1),
  } as CSSProperties;
}

function chartLabel({ device, messages, format, labels }: Shown): string {
  const percent = (rate: number) => format.percent(rate / 100);
  if (device) {
    const { hour, rate } = findPeak(device);
    return messages.one.rates({
      device: labels.names[device] ?? '',
      peak: percent(rate),
      hour: format.clockInText(hour),
    });
  }
  const [mobile, desktop] = [findPeak('mobile'), findPeak('desktop')];
  return messages.day.rates({
    mobilePeak: percent(mobile.rate),
    mobileHour: format.clockInText(mobile.hour),
    desktopPeak: percent(desktop.rate),
    desktopHour: format.clockInText(desktop.hour),
    from: format.clockInText(desktopLead?.from ?? 0),
    to: format.clockInText(desktopLead?.to ?? 0),
  });
}

/** Each device's conversion rate by hour, and which device leads when. */
export function DayRates(shown: Shown) {
  const { device: only, messages, format, labels } = shown;
  const { names } = labels;
  const percent = (rate: number) => format.percent(rate / 100);
  return (
    <div role="img" aria-label={chartLabel(shown)}>
      {devicesIn(shown).map((device, i) => {
        const line = steps(rates[device].map(y), 0, 1);
        const peak = findPeak(device);
        return (
          <div key={device} className={`${d.row} ${s[device]}`}>
            <span>{names[device]}</span>
            <div className={`${plot.plot} ${s.plot}`}>
              <svg viewBox={`0 0 ${box.width} ${box.height}`} preserveAspectRatio="none" aria-hidden="true">
                <path className={s.grid} d={grid.map((rate) => `M0 ${Math.round(y(rate))}h24`).join('')} />
                <path className={s.area} d={`${line}V${box.height}H0z`} />
                <path className={s.line} d={line} />
              </svg>
              <b style={at(peak.hour + 0.5, peak.rate)}>{percent(peak.rate)}</b>
              {i === 0 &&
                grid.map((rate) => (
                  <i key={rate} style={at(0, rate)}>
                    {percent(rate)}
                  </i>
                ))}
            </div>
          </div>
        );
      })}
      {!only && (
        <div className={`${d.row} ${s.lead}`}>
          <span>{messages.day.lead}</span>
          <div className={d.hours}>
            {leads.map(({ device, from, to }) => (
              <i key={from} className={s[device]} style={{ gridColumn: `${from + 1}/${to + 1}` }}>
                {names[device]}
              </i>
            ))}
          </div>
        </div>
      )}
      <div className={`${d.row} ${s.clock}`}>
        <span />
        <div className={d.hours}>
          {hours.map((hour) => (
            <i key={hour}>{String(hour).padStart(2, '0')}</i>
          ))}
        </div>
      </div>
    </div>
  );
}

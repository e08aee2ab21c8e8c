import { ChartTable } from '../../../ui/charts/chart-table.tsx';
import { line, type Point } from '../../../ui/charts/path.ts';
import { usePage } from '../../../ui/page.tsx';
import s from './device.module.css';
import f from './feature.module.css';
import { Feature } from './feature.tsx';

/** Conversion rate in percent by hour of day, illustrative account. */
const rates = {
  mobile: [
    3.1, 3.2, 3, 2.7, 2.4, 2.3, 2.5, 2.9, 3, 2.8, 2.7, 2.7, 2.9, 2.8, 2.6, 2.6, 2.7, 3, 3.4, 3.8, 4.1, 4.2,
    3.9, 3.5,
  ],
  desktop: [
    1.6, 1.4, 1.2, 1.1, 1.1, 1.3, 1.7, 2.2, 2.7, 3.5, 4.2, 4.5, 4.1, 4.3, 4.6, 4.5, 4.2, 3.8, 3.2, 2.8, 2.6,
    2.5, 2.2, 1.9,
  ],
  tablet: [
    1.5, 1.3, 1, 0.9, 0.9, 0.9, 1.1, 1.3, 1.5, 1.6, 1.7, 1.7, 1.8, 1.8, 1.7, 1.7, 1.8, 1.9, 2.1, 2.4, 2.6,
    2.5, 2.1, 1.8,
  ],
};
const devices = ['mobile', 'desktop', 'tablet'] as const;

function pathOf(device: keyof typeof rates): string {
  return line(rates[device].map((rate, hour): Point => [hour * 24, 260 - rate * 52]));
}

export function Device() {
  const { messages, format } = usePage();
  const t = messages.home.features.device;
  const { asTable } = messages.home.fan;
  return (
    <Feature words={t} place={f.device}>
      <figure>
        <div className={s.plot}>
          <svg viewBox="0 0 552 260" preserveAspectRatio="none" role="img" aria-label={t.label}>
            <path className={s.grid} d="M0 208h552M0 156h552M0 104h552M0 52h552" />
            {devices.toReversed().map((device) => (
              <path key={device} className={s[device]} d={pathOf(device)} />
            ))}
          </svg>
          <div aria-hidden="true">
            <i className={s.two}>{format.percent(0.02)}</i>
            <i className={s.four}>{format.percent(0.04)}</i>
            <b className={s.mobileLabel}>{t.mobile}</b>
            <b className={s.desktopLabel}>{t.desktop}</b>
            <b className={s.tabletLabel}>{t.tablet}</b>
            <span className={s.cross}>{t.cross}</span>
          </div>
        </div>
        <div className={s.hours} aria-hidden="true">
          {[0, 6, 12, 18, 23].map((hour) => (
            <i key={hour}>{format.clock(hour)}</i>
          ))}
        </div>
        <figcaption className={s.caption}>
          {t.caption}
          <ChartTable
            summary={asTable}
            head={[t.hour, t.mobile, t.desktop, t.tablet]}
            rows={rates.mobile.map((_, hour) => [
              format.clock(hour),
              ...devices.map((device) => format.percent((rates[device][hour] ?? 0) / 100)),
            ])}
          />
        </figcaption>
      </figure>
    </Feature>
  );
}

import { devices, type Device as Kind, rates } from '../../../sample-account/device-rates.ts';
import { ChartTable } from '../../../ui/charts/chart-table.tsx';
import { line, type Point } from '../../../ui/charts/path.ts';
import plot from '../../../ui/charts/plot.module.css';
import { Readable } from '../../../ui/charts/readable.tsx';
import { usePage } from '../../../ui/page.tsx';
import s from './device.module.css';
import f from './feature.module.css';
import { Feature } from './feature.tsx';

function devicePath(device: Kind): string {
  return line(rates[device].map((rate, hour): Point => [hour * 24, 260 - rate * 52]));
}

export function Device() {
  const { messages, format } = usePage();
  const t = messages.home.features.device;
  const { asTable, short } = messages.home.fan;
  return (
    <Feature messages={t} place={f.device}>
      <figure>
        <Readable className={s.columns}>
          <div className={`${plot.plot} ${s.plot}`}>
            <svg viewBox="0 0 552 260" preserveAspectRatio="none" role="img" aria-label={t.label}>
              <path className={s.grid} d="M0 208h552M0 156h552M0 104h552M0 52h552" />
              {devices.toReversed().map((device) => (
                <path key={device} className={s[device]} d={devicePath(device)} />
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
        </Readable>
        <figcaption className={s.caption}>
          {t.caption}
          <ChartTable
            summary={asTable}
            short={short}
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

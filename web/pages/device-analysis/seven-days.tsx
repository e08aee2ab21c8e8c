import type { CSSProperties } from 'react';
import type { Device } from '../../sample-account/device-rates.ts';
import { Caption } from '../../ui/charts/caption.tsx';
import { ChartTable } from '../../ui/charts/chart-table.tsx';
import hidden from '../../ui/text.module.css';
import { hours } from './day.ts';
import d from './day-chart.module.css';
import s from './seven-days.module.css';
import type { Shown } from './view.ts';
import { hoursLed, leads, listRates } from './week.ts';

const mobile = [s.m0, s.m1, s.m2, s.m3];
const desktop = [s.d0, s.d1, s.d2, s.d3];
/** Starting at each of these leads, cells are one shade darker. */
const limits = [0.3, 0.8, 1.3];
/** The full length of the bar below a day. */
const longest = { hours: 12, rate: 6 };
/** 1 January 2024 was a Monday. */
const weekdays = leads.map((_, day) => new Date(Date.UTC(2024, 0, 1 + day)));

function leadShade(lead: number): string | undefined {
  const shades = lead > 0 ? desktop : mobile;
  return shades[limits.filter((limit) => Math.abs(lead) >= limit).length];
}

/** From a device's lowest rate to its highest. */
function createRateShade(device: Device): (rate: number) => string | undefined {
  const rates = listRates(device).flat();
  const [low, high] = [Math.min(...rates), Math.max(...rates)];
  const shades = device === 'mobile' ? mobile : desktop;
  return (rate) => shades[Math.min(3, Math.floor(((rate - low) / (high - low)) * 4))];
}

function daysIn({ device, format }: Shown) {
  return (device ? listRates(device) : leads).map((values, day) => {
    const date = weekdays[day] ?? new Date(0);
    const [best, led] = [Math.max(...values), hoursLed(values)];
    return {
      short: format.weekdayName(date, 'short'),
      long: format.weekdayName(date, 'long'),
      values,
      led,
      figure: device ? format.percentTenths(best / 100) : format.hour(led),
      length: device ? best / longest.rate : led / longest.hours,
    };
  });
}

export function WeekCaption(shown: Shown) {
  const { device, messages, labels } = shown;
  const t = messages.week;
  const { names } = labels;
  return (
    <Caption title={device ? messages.one.week(names[device] ?? '') : t.caption} note={labels.note}>
      <ul className={s.key} aria-hidden="true">
        {!device && <li className={s.desktop}>{t.leads(names.desktop ?? '')}</li>}
        {!device && <li>{t.leads(names.mobile ?? '')}</li>}
        <li>{device ? messages.one.higher : t.scale}</li>
      </ul>
      <WeekTable {...shown} />
    </Caption>
  );
}

function WeekTable(shown: Shown) {
  const { device, messages, format, labels } = shown;
  const days = daysIn(shown);
  const [desktopName, mobileName] = [labels.names.desktop ?? '', labels.names.mobile ?? ''];
  const signs = messages.week.signs({ desktop: desktopName, mobile: mobileName });
  return (
    <ChartTable
      summary={device ? labels.asTable : `${labels.asTable} (${signs})`}
      short={labels.short}
      head={[labels.hour, ...days.map(({ short }) => short)]}
      rows={hours.map((hour) => [
        format.clock(hour),
        ...days.map(({ values }) => {
          const points = values[hour] ?? 0;
          if (device) return format.percentTenths(points / 100);
          return format.signed(points, format.decimals(Math.abs(points), 1));
        }),
      ])}
    />
  );
}

/** Which device leads in each hour of each day, or how well the selected one converts. */
export function WeekMap(shown: Shown) {
  const { device, format } = shown;
  const shade = device ? createRateShade(device) : leadShade;
  return (
    <div aria-hidden="true">
      {daysIn(shown).map(({ short, values }) => (
        <div key={short} className={s.day}>
          <span>{short}</span>
          <div className={d.hours}>
            {values.map((points, hour) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the index is the hour
              <i key={hour} className={shade(points)}>
                {format.decimals(Math.abs(points), 1)}
              </i>
            ))}
          </div>
        </div>
      ))}
      <div className={`${s.day} ${s.clock}`}>
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

/** How many hours a day desktop leads, or the best rate of the selected device. */
export function WeekFigures(shown: Shown) {
  const { device, messages, format } = shown;
  const t = messages.week;
  const days = daysIn(shown);
  const maxLed = (part: typeof days) => format.hour(Math.max(...part.map(({ led }) => led)));
  return (
    <>
      {!device && (
        <p className={hidden.hidden}>
          {t.finding({ weekday: maxLed(days.slice(0, 5)), weekend: maxLed(days.slice(5)) })}
        </p>
      )}
      <dl className={s.led}>
        {days.map(({ short, long, figure, length }) => (
          <div key={short}>
            <dt>
              <abbr title={long}>{short}</abbr>
            </dt>
            <dd style={{ '--led': length.toFixed(2) } as CSSProperties}>{figure}</dd>
          </div>
        ))}
      </dl>
      <p className={s.note}>{device ? messages.one.note : t.note}</p>
    </>
  );
}

import type { CSSProperties } from 'react';
import { ChartTable } from '../../ui/charts/chart-table.tsx';
import { Readable } from '../../ui/charts/readable.tsx';
import { usePage } from '../../ui/page.tsx';
import { SectionHead, Sheet } from '../../ui/sheet.tsx';
import hidden from '../../ui/text.module.css';
import { hours } from './day.ts';
import d from './day-chart.module.css';
import s from './seven-days.module.css';
import { hoursLed, leads } from './week.ts';

const mobile = [s.m0, s.m1, s.m2, s.m3];
const desktop = [s.d0, s.d1, s.d2, s.d3];
/** From each of these leads on, a cell is one shade darker. */
const limits = [0.3, 0.8, 1.3];
/** 1 January 2024 was a Monday. */
const weekdays = leads.map((_, day) => new Date(Date.UTC(2024, 0, 1 + day)));

function shadeOf(lead: number): string | undefined {
  const shades = lead > 0 ? desktop : mobile;
  return shades[limits.filter((limit) => Math.abs(lead) >= limit).length];
}

/** Which device leads in each hour of each day, and for how many hours a day desktop does. */
export function SevenDays() {
  const { format, messages } = usePage();
  const t = messages.deviceAnalysis.week;
  const { asTable, note } = messages.home.fan;
  const names = messages.home.features.device;
  const days = leads.map((lead, day) => {
    const date = weekdays[day] ?? new Date(0);
    return {
      short: format.weekdayName(date, 'short'),
      long: format.weekdayName(date, 'long'),
      lead,
      led: hoursLed(lead),
    };
  });
  const mostLed = (part: typeof days) => format.hour(Math.max(...part.map(({ led }) => led)));
  return (
    <Sheet spaced labelledBy="week">
      <SectionHead id="week" title={t.title}>
        {t.lede}
      </SectionHead>
      <figure className={d.day}>
        <figcaption>
          <b>{t.caption}</b> <span>{note}</span>
          <ul className={s.key} aria-hidden="true">
            <li className={s.desktop}>{t.leads(names.desktop)}</li>
            <li>{t.leads(names.mobile)}</li>
            <li>{t.scale}</li>
          </ul>
        </figcaption>
        <p className={hidden.hidden}>
          {t.finding({ weekday: mostLed(days.slice(0, 5)), weekend: mostLed(days.slice(5)) })}
        </p>
        <Readable className={s.days}>
          <div aria-hidden="true">
            {days.map(({ short, lead }) => (
              <div key={short} className={s.day}>
                <span>{short}</span>
                <div className={d.hours}>
                  {lead.map((points, hour) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the index is the hour
                    <i key={hour} className={shadeOf(points)}>
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
        </Readable>
        <dl className={s.led}>
          {days.map(({ short, long, led }) => (
            <div key={short}>
              <dt>
                <abbr title={long}>{short}</abbr>
              </dt>
              <dd style={{ '--led': led } as CSSProperties}>{format.hour(led)}</dd>
            </div>
          ))}
        </dl>
        <p className={s.note}>{t.note}</p>
        <ChartTable
          summary={`${asTable} (${t.signs({ desktop: names.desktop, mobile: names.mobile })})`}
          head={[names.hour, ...days.map(({ short }) => short)]}
          rows={hours.map((hour) => [
            format.clock(hour),
            ...days.map(({ lead }) => {
              const points = lead[hour] ?? 0;
              return format.signed(points, format.decimals(Math.abs(points), 1));
            }),
          ])}
        />
      </figure>
    </Sheet>
  );
}

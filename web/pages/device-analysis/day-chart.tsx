import { ChartTable } from '../../ui/charts/chart-table.tsx';
import { devices } from '../../ui/charts/device-rates.ts';
import { Readable } from '../../ui/charts/readable.tsx';
import { usePage } from '../../ui/page.tsx';
import { bidFor, hours, rateAt } from './day.ts';
import s from './day-chart.module.css';
import { DayRates } from './day-rates.tsx';
import { NextBids } from './next-bids.tsx';

/** An hour per column. The Today line is horizontal: measured rates above, next week's bids below. */
export function DayChart() {
  const { format, messages } = usePage();
  const t = messages.deviceAnalysis.day;
  const { asTable, note } = messages.home.fan;
  const names = messages.home.features.device;
  return (
    <figure className={s.day}>
      <figcaption>
        <b>{t.title}</b> <span>{note}</span>
      </figcaption>
      <Readable className={s.columns}>
        <DayRates />
        <p className={s.today} aria-hidden="true">
          <b>{messages.layout.ruler.today}</b>
          <span>{t.bidsTitle}</span>
        </p>
        <NextBids />
      </Readable>
      <ChartTable
        summary={asTable}
        head={[
          names.hour,
          ...devices.map((device) => names[device]),
          ...devices.map((device) => t.bidOn(names[device])),
        ]}
        rows={hours.map((hour) => [
          format.clock(hour),
          ...devices.map((device) => format.percent(rateAt(device, hour) / 100)),
          ...devices.map((device) => {
            const bid = bidFor(rateAt(device, hour));
            return format.signed(bid, format.percent(Math.abs(bid) / 100));
          }),
        ])}
      />
    </figure>
  );
}

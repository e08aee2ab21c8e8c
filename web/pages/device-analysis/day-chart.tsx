import { ChartTable } from '../../ui/charts/chart-table.tsx';
import { bidFor, hours, rateAt } from './day.ts';
import s from './day-chart.module.css';
import { DayRates } from './day-rates.tsx';
import { NextBids } from './next-bids.tsx';
import { devicesIn, type Shown } from './view.ts';

/** A column per hour. The Today line is horizontal: measured rates above, next week's bids below. */
export function DayChart(shown: Shown) {
  return (
    <>
      <DayRates {...shown} />
      <p className={s.today} aria-hidden="true">
        <b>{shown.labels.today}</b>
        <span>{shown.messages.day.bidsTitle}</span>
      </p>
      <NextBids {...shown} />
    </>
  );
}

export function DayTable(shown: Shown) {
  const { messages, format, labels } = shown;
  const devices = devicesIn(shown);
  const deviceName = (device: string) => labels.names[device] ?? '';
  return (
    <ChartTable
      summary={labels.asTable}
      short={labels.short}
      head={[
        labels.hour,
        ...devices.map(deviceName),
        ...devices.map((device) => messages.day.bidOn(deviceName(device))),
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
  );
}

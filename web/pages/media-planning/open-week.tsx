import type { CSSProperties, ReactNode } from 'react';
import { sum } from '../../../forecast/numeric.ts';
import {
  alertShare,
  openedDays,
  openedFlights,
  openedWeek,
  shareOfDays,
} from '../../sample-account/sample-plan.ts';
import { conversions, range50, range90 } from '../../sample-account/series.ts';
import { Caption } from '../../ui/charts/caption.tsx';
import { band, line, type Point } from '../../ui/charts/path.ts';
import plot from '../../ui/charts/plot.module.css';
import { WithWeek } from '../../ui/dated.tsx';
import { Interpolated } from '../../ui/interpolated.tsx';
import { usePage } from '../../ui/page.tsx';
import { SectionHead, Sheet } from '../../ui/sheet.tsx';
import hidden from '../../ui/text.module.css';
import s from './open-week.module.css';

const week = conversions.forecast[openedWeek] ?? { mid: 0, half90: 0 };
const spend = openedFlights.reduce((sum, { budget }) => sum + budget, 0);
const thursday = 4;

/** One week of the plan, day by day, and what the client reads about it. */
export function OpenWeek() {
  const { messages } = usePage();
  const t = messages.mediaPlanning.week;
  return (
    <Sheet spaced labelledBy="week">
      <SectionHead id="week" title={t.title}>
        {t.text}
      </SectionHead>
      <div className={s.exhibit}>
        <Days />
        <ClientCopy />
      </div>
    </Sheet>
  );
}

function Days() {
  const { format, messages } = usePage();
  const t = messages.mediaPlanning.week;
  const names = { ...messages.home.plan, ...messages.mediaPlanning.flights };
  const { note } = messages.home.fan;
  const range = format.range(range90(week));
  const finding = {
    total: format.number(week.mid),
    range,
    flights: format.spelled(openedFlights.length),
    spend: format.money(spend),
    share: format.percent(alertShare),
  };
  return (
    <figure className={s.days}>
      <figcaption>
        <Caption
          title={<WithWeek offset={openedWeek} text={t.caption} />}
          note={`${t.ahead(format.number(openedWeek))} ${note}`}
        />
      </figcaption>
      <p className={hidden.hidden}>{t.finding(finding)}</p>
      <div aria-hidden="true">
        <p className={s.names}>
          {openedDays.map((_, day) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the index is the day
            <i key={day}>{weekday(day, 'short')}</i>
          ))}
        </p>
        <Row
          title={
            <>
              <b>{format.number(week.mid)}</b> {t.expected}
            </>
          }
          note={range}
        >
          <div className={s.expected}>
            {openedDays.map((expected, day) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the index is the day
              <i key={day} style={barStyle(expected)}>
                <b>{expected}</b>
              </i>
            ))}
          </div>
        </Row>
        {openedFlights.map(({ name, budget }) => (
          <Row key={name} title={names[name]} note={format.money(budget)}>
            <div className={s.flight}>
              {shareOfDays.map((share, day) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the index is the day
                <i key={day}>{format.number(Math.round(share * budget))}</i>
              ))}
            </div>
          </Row>
        ))}
        <Row title={t.addedUp} note={t.alert(format.percent(alertShare))}>
          <AddedUp />
        </Row>
      </div>
    </figure>
  );

  function weekday(day: number, style: 'short' | 'long'): string {
    return format.weekdayName(new Date(Date.UTC(2024, 0, 1 + day)), style);
  }
  /** Cumulative spend by day, with the range that raises no alert. */
  function AddedUp() {
    const reached = shareOfDays.map((_, day) => sum(shareOfDays.slice(0, day + 1)) * spend);
    const scale = 1.1 * (1 + alertShare) * spend;
    const points = (factor: number): Point[] =>
      [0, ...reached].map((amount, day) => [day * 100, 100 - ((amount * factor) / scale) * 100]);
    const label = (day: number) => {
      const [x = 0, y = 0] = points(1)[day] ?? [];
      return { '--x': `${x / 7}%`, '--y': `${y.toFixed(1)}%` } as CSSProperties;
    };
    return (
      <div className={`${plot.plot} ${s.addedUp}`}>
        <svg viewBox="0 0 700 100" preserveAspectRatio="none" aria-hidden="true">
          <path className={s.corridor} d={band(points(1 + alertShare), points(1 - alertShare))} />
          <path className={s.planned} d={line(points(1))} />
        </svg>
        <b style={label(thursday)}>
          {t.byDay({ amount: format.money(reached[thursday - 1] ?? 0), day: weekday(thursday - 1, 'long') })}
        </b>
        <b style={label(7)}>{format.money(spend)}</b>
      </div>
    );
  }
}

function Row({ title, note, children }: { title: ReactNode; note: string; children: ReactNode }) {
  return (
    <div className={s.row}>
      <p>
        {title} <small>{note}</small>
      </p>
      {children}
    </div>
  );
}

function ClientCopy() {
  const { format, messages } = usePage();
  const { copy: t } = messages.mediaPlanning.week;
  const { lo, hi } = range50(week);
  return (
    <aside className={s.copy}>
      <p>{t.label}</p>
      <h3>
        <WithWeek offset={openedWeek} text={(name) => name} />
      </h3>
      <p>
        <Interpolated
          text={t.expected}
          parts={{
            amount: <mark>{t.amount(format.number(week.mid))}</mark>,
            low: format.number(lo),
            high: format.number(hi),
          }}
        />
      </p>
      <p>
        <Interpolated
          text={t.spend}
          parts={{
            amount: <mark>{format.money(spend)}</mark>,
            flights: format.spelled(openedFlights.length),
            share: format.percent(alertShare),
          }}
        />
      </p>
      <p>{t.note}</p>
    </aside>
  );
}

/** A day's 90 % range: the week's own, and the random variation of counts of this size. */
function barStyle(expected: number): CSSProperties {
  const half = Math.hypot((expected * week.half90) / week.mid, 1.645 * Math.sqrt(expected));
  const [floor, ceiling] = [15, 75];
  const place = (value: number) => `${(100 - ((value - floor) / (ceiling - floor)) * 100).toFixed(1)}%`;
  return {
    '--y': place(expected),
    '--top': place(expected + half),
    '--height': `${((2 * half * 100) / (ceiling - floor)).toFixed(1)}%`,
  } as CSSProperties;
}

import type { Formatter } from '../../../content/format.ts';
import type { home } from '../../../content/messages/en/home.ts';
import { addDays, type Day, utcMidnight, weekStart } from '../../../contract/calendar.ts';
import keys from '../../ui/charts/fan-keys.module.css';
import { weekFrom } from '../../ui/sheet-weeks.ts';
import c from './fan-chart.module.css';
import { FanDrawing } from './fan-chart.tsx';
import { FanTable, LegendText } from './fan-legend.tsx';
import h from './hero.module.css';
import { PlanRows } from './media-plan.tsx';
import s from './move-today.module.css';
import { type HeroView, realToday, viewAt } from './view.ts';

/** What announcements need, and the day of the visit. */
export interface Speech {
  messages: typeof home;
  format: Formatter;
  today: Day;
}

export interface Shown extends Speech {
  view: HeroView;
  names: ReturnType<typeof nameWeeks>;
}

/** The announcement with Today at a column: on the real date the day itself, elsewhere its week's Monday. */
export function nameWeeks({ messages, format, today }: Speech, at: number) {
  const { moved } = messages.moveToday;
  const weeks = at - realToday;
  const date = weeks === 0 ? today : addDays(weekStart(today, 1), weeks * 7);
  const day = dayName(date, format);
  const realDay = dayName(today, format);
  const dated = format.date(date);
  const { verdict } = viewAt(at);
  /** When the forecast was made that is compared with what followed. */
  const made = weeks < 0 ? day : realDay;
  const inside = verdict && moved.inside(verdict.inside, verdict.weeks);
  return {
    day,
    realDay,
    made: moved.made(made),
    goBack: moved.goBack(realDay),
    value: weeks === 0 ? moved.now(dated) : weeks < 0 ? moved.back(dated, -weeks) : moved.ahead(dated, weeks),
    inside,
    totals:
      verdict &&
      moved.totals({
        day: made,
        expected: format.number(verdict.expected),
        actual: format.number(verdict.actual),
        off: format.percentTenths(verdict.off),
      }),
    announcement: inside ? `${day}${format.colon}${inside}` : moved.now(day),
  };
}

function dayName(day: Day, format: Formatter): string {
  return format.dayOfMonth(new Date(utcMidnight(day)));
}

export function MovedPlot({ view, names, messages, format }: Shown) {
  const { moved } = messages.moveToday;
  const label = [moved.label(names.day), names.inside && `${names.inside}.`, names.totals].join(' ');
  return (
    <div className={h.moved}>
      <i className={c.real} />
      <FanDrawing view={view} label={label} t={messages.fan} format={format} />
    </div>
  );
}

export function MovedLegend({ view, names, messages, format, today }: Shown) {
  const { fan, moveToday } = messages;
  const isAhead = view.at > realToday;
  return (
    <div className={`${h.moved} ${s.legend}`}>
      <LegendText
        t={fan}
        keys={
          <ul className={keys.keys}>
            <li className={keys.actual}>{fan.actual}</li>
            <li className={isAhead ? s.kept : keys.forecast}>{names.made}</li>
            {isAhead && view.expected.length > 0 && (
              <li className={keys.forecast}>{moveToday.moved.fresh}</li>
            )}
            {!isAhead && <li className={keys.range90}>{fan.range90}</li>}
            <li className={keys.miss}>{moveToday.moved.miss}</li>
          </ul>
        }
      >
        <p className={s.verdict}>
          <b>{names.inside}</b>
          {names.totals} {isAhead && moveToday.moved.sampleOnly}
        </p>
        <FanTable
          view={view}
          week={(offset) => format.week(weekFrom(today, offset))}
          t={fan}
          format={format}
        />
      </LegendText>
    </div>
  );
}

export function MovedPlan({ view, messages, format }: Shown) {
  return (
    <ul className={h.moved}>
      <PlanRows at={view.at} t={messages.plan} format={format} />
    </ul>
  );
}

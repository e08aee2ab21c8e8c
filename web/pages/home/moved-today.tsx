import { type CSSProperties, useRef } from 'react';
import type { Formatter } from '../../../content/format.ts';
import type { home } from '../../../content/messages/en/home.ts';
import { addDays, type Day, utcMidnight, weekStart } from '../../../contract/calendar.ts';
import { weekFrom } from '../../ui/sheet-weeks.ts';
import c from './fan-chart.module.css';
import { FanDrawing, frame, labelAtRest } from './fan-drawing.tsx';
import { Caption, FanTable } from './fan-legend.tsx';
import h from './hero.module.css';
import { PlanRows } from './media-plan.tsx';
import s from './move-today.module.css';
import { useGlide } from './use-glide.ts';
import { type HeroView, middle, viewAt } from './view.ts';

/** The data for announcements, and the day of the visit. */
export interface Speech {
  messages: typeof home;
  format: Formatter;
  today: Day;
}

export interface Shown extends Speech {
  view: HeroView;
  names: ReturnType<typeof nameWeeks>;
  goBack: () => void;
}

/**
 * The announcement with Today moved by some weeks: the day itself on the real date, elsewhere the Monday of its week.
 */
export function nameWeeks({ messages, format, today }: Speech, weeks: number) {
  const { moved } = messages.moveToday;
  const date = weeks === 0 ? today : addDays(weekStart(today, 1), weeks * 7);
  const day = dayName(date, format);
  const realDay = dayName(today, format);
  const dated = format.date(date);
  const { verdict } = viewAt(weeks);
  /** When the forecast was made that is compared with the actual values. */
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
  const drawing = useRef<SVGGElement>(null);
  useGlide(drawing, view, frame);
  const { moved } = messages.moveToday;
  const { fan } = messages;
  const label =
    view.moved === 0
      ? labelAtRest(view, fan, format)
      : [moved.label(names.day), names.inside && `${names.inside}.`, names.totals].join(' ');
  const isAhead = view.moved > 0;
  return (
    <div className={h.moved}>
      {/* To the left of Today only inside the band: the headline is above it. */}
      {view.moved !== 0 && Math.abs(view.moved) < middle && (
        <i
          className={isAhead ? `${c.real} ${c.behind}` : c.real}
          style={{ '--x': middle - view.moved } as CSSProperties}
        />
      )}
      <FanDrawing
        view={view}
        label={label}
        t={fan}
        format={format}
        earlier={isAhead ? names.made : undefined}
        glide={drawing}
      />
    </div>
  );
}

export function MovedLegend({ view, names, messages, format, today, goBack }: Shown) {
  const { fan, moveToday } = messages;
  return (
    <div className={h.moved}>
      <Caption t={fan}>
        <FanTable
          view={view}
          week={(offset) => format.week(weekFrom(today, offset))}
          t={fan}
          format={format}
        />
      </Caption>
      {view.moved !== 0 && (
        <>
          <p className={s.verdict}>
            <b>{names.inside}</b>
            {names.totals} {view.moved > 0 && moveToday.moved.sampleOnly}
          </p>
          <button type="button" className={s.back} onClick={goBack}>
            {names.goBack}
          </button>
        </>
      )}
    </div>
  );
}

export function MovedPlan({ view, messages, format }: Shown) {
  const rows = useRef<HTMLUListElement>(null);
  useGlide(rows, view);
  return (
    <ul className={h.moved} ref={rows}>
      <PlanRows moved={view.moved} t={messages.plan} format={format} />
    </ul>
  );
}

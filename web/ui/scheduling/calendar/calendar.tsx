import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import type { DateFormats } from '../../../../content/dates.ts';
import {
  addDays,
  addMonths,
  type Day,
  dayOfMonth,
  firstDay,
  lastDay,
  type Month,
  sameDayIn,
  toMonth,
  utcMidnight,
  weekNumber,
} from '../../../../contract/calendar.ts';
import type { Locale } from '../../../../contract/locales.ts';
import text from '../../text.module.css';
import type { ScheduleMessages } from '../schedule-messages.ts';
import s from './calendar.module.css';
import { CalendarKey, MonthHead } from './calendar-frame.tsx';
import { dayAfterKey, endAtFirst, firstWeekday as findFirstWeekday, weeksShown } from './date-grid.ts';
import { DayCell } from './day-cell.tsx';
import type { Bounds, FreeTimes } from './use-free-times.ts';
import { Warning } from './warning.tsx';

interface Props {
  messages: ScheduleMessages;
  format: DateFormats;
  /** The day in the tab order; its month is the one shown. */
  cursor: Day;
  /** Undefined until the first response. */
  bounds: Bounds | undefined;
  /** By this device's clock, until the server's bounds arrive. */
  today: Day;
  chosen: Day | '';
  /** The day of the meeting that is being moved. */
  current?: Day | undefined;
  times: FreeTimes;
  locale: Locale;
  onLook: (day: Day) => void;
  onChoose: (day: Day) => void;
  onRetry: () => void;
}

/** A month as an ARIA date grid: one day is in the tab order, keys move between days. */
export function Calendar(props: Props) {
  const { messages, format, cursor, chosen, times } = props;
  // Slow to compute and constant.
  const [firstWeekday] = useState(() => findFirstWeekday(props.locale, navigator.languages));
  const grid = useRef<HTMLTableElement>(null);
  const followCursor = useRef(false);
  /** On phones the other weeks are hidden once a day is selected, so that its times are near. */
  const [isFolded, setFolded] = useState(chosen !== '');
  const [warned, setWarned] = useState<{ day: Day; at: number } | null>(null);
  const month = toMonth(cursor);
  const known = times.is === 'known' ? times : undefined;
  const today = props.bounds?.today ?? props.today;
  const first = firstDay(toMonth(today));
  const last = props.bounds && lastDay(toMonth(props.bounds.last));
  /** Reached by the arrows: it stays open while its days are selected, even those that the first weeks contain. */
  const [openMonth, setOpenMonth] = useState<Month>();
  const { weeks, isFirst } = weeksShown(cursor, today, firstWeekday, openMonth);
  const endOfFirst = endAtFirst(today, firstWeekday);

  useLayoutEffect(() => {
    if (followCursor.current) grid.current?.querySelector<HTMLElement>(`[data-day="${cursor}"]`)?.focus();
    followCursor.current = false;
  });

  function choose(day: Day) {
    const state = known?.days.get(day)?.state;
    const isUnavailable = state === 'booked' || state === 'closed';
    setWarned(isUnavailable ? { day, at: (warned?.at ?? 0) + 1 } : null);
    if (state !== 'open') return;
    setFolded(true);
    keepView(day);
    props.onChoose(day);
  }
  function keepView(day: Day) {
    setOpenMonth(isFirst || toMonth(day) !== month ? undefined : month);
  }
  function press(event: KeyboardEvent) {
    const from = (event.target as HTMLElement).dataset.day;
    if (from === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const day = dayAfterKey(event, from, { firstWeekday, rtl, first, last });
    if (day === undefined) return;
    event.preventDefault();
    unfold();
    keepView(day);
    props.onLook(day);
  }
  function unfold() {
    followCursor.current = true;
    setFolded(false);
  }
  /** Arrows move by months, and from the first weeks to the days that follow them. */
  const next = isFirst ? addDays(endOfFirst, 1) : sameDayIn(addMonths(month, 1), cursor);
  const previous = sameDayIn(addMonths(month, -1), cursor);
  const back = lastDay(toMonth(previous)) > endOfFirst ? previous : today;
  function open(day: Day) {
    setFolded(false);
    setOpenMonth(day === today ? undefined : toMonth(day));
    props.onLook(day);
  }
  /** True for days on which a month begins or comes into view. */
  const isNamed = (day: Day) => dayOfMonth(day) === 1 || day === weeks[0]?.[0];
  /** `November 2026`, or both months that the weeks span. */
  function title(): string {
    const name = (day: Day | undefined) => format.monthAndYear(new Date(utcMidnight(day ?? cursor)));
    const [from, to] = isFirst ? [name(weeks[0]?.[0]), name(weeks.at(-1)?.at(-1))] : [name(cursor), ''];
    if (to === '' || from === to) return from;
    const year = String(weeks.at(-1)?.at(-1)).slice(0, 4);
    return `${from.replace(new RegExp(`( de)? ${year}$`), '')} – ${to}`;
  }

  return (
    <section className={isFolded ? `${s.calendar} ${s.folded}` : s.calendar} aria-labelledby="month">
      <MonthHead
        title={title()}
        labels={messages.calendar}
        onBack={isFirst ? undefined : () => open(back)}
        onNext={last === undefined || next <= last ? () => open(next) : undefined}
      />
      {warned && known && (
        <Warning
          messages={messages.warning}
          format={format}
          {...warned}
          days={known.days}
          onChoose={(day) => {
            followCursor.current = true;
            choose(day);
          }}
          onDismiss={() => setWarned(null)}
        />
      )}
      {times.is === 'failed' && (
        <p role="alert" className={s.failed}>
          {messages.calendar.failed}{' '}
          <button type="button" onClick={props.onRetry}>
            {messages.calendar.retry}
          </button>
        </p>
      )}
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA pattern for date grids
        role="grid"
        aria-labelledby="month"
        aria-busy={times.is === 'waiting' || (times.is === 'failed' && times.retrying)}
        onKeyDown={press}
      >
        <thead>
          <tr>
            <th scope="col" className={s.week}>
              <span className={text.hidden}>{messages.calendar.week}</span>
            </th>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col" abbr={format.weekdayName(new Date(utcMidnight(day)), 'long')}>
                {format.weekdayName(new Date(utcMidnight(day)), 'short')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              <th scope="row" className={s.week}>
                {format.week(weekNumber(week))}
              </th>
              {week.map((day) => (
                <DayCell
                  key={day}
                  date={day}
                  name={format.weekday(new Date(utcMidnight(day)))}
                  day={known?.days.get(day)}
                  messages={messages}
                  isToday={day === today}
                  isOutside={!isFirst && toMonth(day) !== month}
                  month={isFirst && isNamed(day) ? format.month(new Date(utcMidnight(day))) : ''}
                  isCurrent={day === props.current}
                  isSelected={day === chosen}
                  isWarned={day === warned?.day}
                  isInTabOrder={day === cursor}
                  onChoose={choose}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <button type="button" className={s.unfold} onClick={unfold}>
        {messages.calendar.allWeeks}
      </button>
      <CalendarKey messages={messages.calendar} />
    </section>
  );
}

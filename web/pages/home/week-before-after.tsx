import type { CSSProperties } from 'react';
import { weeklyTasks } from '../../../contract/facts.ts';
import { usePage } from '../../ui/page.tsx';
import { SectionHead, Sheet } from '../../ui/sheet.tsx';
import hidden from '../../ui/text.module.css';
import s from './week-before-after.module.css';

const tasks = Object.keys(weeklyTasks) as (keyof typeof weeklyTasks)[];
const axis = [-3, -2, -1, 0, 1, 2, 3];

/** Weekly reporting hours on either side of the Today line, on one axis. */
export function WeekBeforeAfter() {
  const { format, messages } = usePage();
  const t = messages.home.week;
  return (
    <Sheet spaced labelledBy="week">
      <SectionHead id="week" title={t.title}>
        {t.lede}
      </SectionHead>
      <table role="table" className={s.mirror}>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" className={hidden.hidden}>
              {t.task}
            </th>
            <th role="columnheader" className={s.before}>
              <span>{t.before}</span>
              <b>{t.hoursBefore}</b>
            </th>
            <th role="columnheader" className={s.after}>
              <span>{t.after}</span>
              <b>{t.minutesAfter}</b>
              <em>{t.saved}</em>
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {tasks.map((task) => {
            const { before, after } = weeklyTasks[task];
            return (
              <tr role="row" key={task}>
                <th role="rowheader" className={s.task}>
                  {t.tasks[task].name}
                </th>
                <td role="cell" className={s.before}>
                  <i className={s.hours} style={{ '--lo': before.lo, '--hi': before.hi } as CSSProperties} />
                  <b>{format.hours(before)}</b>
                </td>
                <td role="cell" className={s.after}>
                  <i className={s.minutes} style={{ '--m': after } as CSSProperties} />
                  <b>{format.minutes(after)}</b>
                  <span>{t.tasks[task].now}</span>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <div className={s.axis} aria-hidden="true">
        {axis.map((hour) => (
          <i key={hour} style={{ '--h': hour } as CSSProperties}>
            {format.hour(Math.abs(hour))}
          </i>
        ))}
      </div>
    </Sheet>
  );
}

import type { CSSProperties } from 'react';
import { quartersPerDay, startQuarter, type WeekTask } from '../../../contract/job.ts';
import { closingTime } from '../../../contract/job-closing.ts';
import { jobsIn } from '../../documents/jobs.ts';
import { Caption } from '../../ui/charts/caption.tsx';
import { useMessages, usePage } from '../../ui/page.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import t from '../../ui/text.module.css';
import s from './role-weeks.module.css';

/** Of any week: only the names of the days are shown. */
const monday = Date.UTC(2026, 0, 5);
const days = [0, 1, 2, 3, 4].map((day) => new Date(monday + day * 24 * 60 * 60 * 1000));

/** An example week of each role, from its responsibilities; radio buttons choose the role. */
export function RoleWeeks() {
  const { locale, messages } = usePage();
  const { week } = messages.careers;
  const jobs = jobsIn(locale).filter(({ front }) => front.week);
  return (
    <Sheet spaced labelledBy="role-weeks" className={s.weeks}>
      <div className={s.head}>
        <h2 id="role-weeks">{week.title}</h2>
        <p className={t.lede}>{week.lede}</p>
      </div>
      <figure>
        <div role="radiogroup" aria-label={week.role} className={s.roles}>
          {jobs.map(({ name, front }, i) => (
            <div key={name} data-job={name} data-until={closingTime(front.validThrough)} className={s.role}>
              <label>
                <input type="radio" name="role" defaultChecked={i === 0} />
                {front.title}
              </label>
              <Week tasks={front.week ?? []} />
            </div>
          ))}
        </div>
        <figcaption>
          <Caption title={week.caption} note={week.note} />
        </figcaption>
      </figure>
    </Sheet>
  );
}

/** Five columns, or below 768 px a list by day. */
function Week({ tasks }: { tasks: readonly WeekTask[] }) {
  const { format } = usePage();
  const { company } = useMessages().careers.week;
  const names = days.map((day) => format.weekdayName(day, 'short'));
  const nameDays = (task: WeekTask) => {
    const last = Math.ceil((startQuarter(task) + task.length) / quartersPerDay);
    return last === task.day ? names[last - 1] : `${names[task.day - 1]}–${names[last - 1]}`;
  };
  return (
    <div className={s.week}>
      <div className={s.days} aria-hidden="true">
        {names.map((name) => (
          <i key={name}>{name}</i>
        ))}
      </div>
      <ol>
        {tasks.map((task, i) => {
          const name = nameDays(task);
          const before = tasks[i - 1];
          const at = { '--from': startQuarter(task) + 1, '--length': task.length } as CSSProperties;
          return (
            <li key={task.text} style={at}>
              <small className={before && nameDays(before) === name ? t.hidden : undefined}>{name}</small>
              <span className={s[task.with]}>
                {task.text}
                <span className={t.hidden}>, {company[task.with]}</span>
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

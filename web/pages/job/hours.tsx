import type { CSSProperties } from 'react';
import type { JobFront } from '../../../contract/job.ts';
import { Caption } from '../../ui/charts/caption.tsx';
import { workingHours } from '../../ui/jobs/working-day.ts';
import { usePage } from '../../ui/page.tsx';
import { encodeUtcOffsets } from '../../ui/utc-offsets.ts';
import s from './hours.module.css';

const axis = [0, 3, 6, 9, 12, 15, 18, 21, 24];

/** The working day of the role, in its time zone. A script adds the visitor's: see `visitor-day.ts`. */
export function Hours({ job }: { job: JobFront }) {
  const { format, messages, today } = usePage();
  const { title, clock, role, you, shared } = messages.job.day;
  const { from, to } = workingHours;
  return (
    <figure
      className={s.hours}
      style={{ '--nine': from, '--five': to } as CSSProperties}
      data-clock={encodeUtcOffsets(job.timeZone, today)}
      data-messages={JSON.stringify(shared)}
    >
      <figcaption>
        <Caption
          title={title}
          note={clock({ city: job.city, hours: `${format.clock(from)}–${format.clock(to)}` })}
        />
      </figcaption>
      <div className={s.days}>
        <div className={`${s.day} ${s.role}`}>
          <span>
            {role} <small>{job.city}</small>
          </span>
          <b>
            {format.clock(from)}–{format.clock(to)}
          </b>
          <div>
            <i />
          </div>
        </div>
        <div className={`${s.day} ${s.you}`}>
          <span>
            {you} <small data-part="zone" />
          </span>
          <b data-part="day" />
          <div>
            <i />
            <i />
          </div>
        </div>
        <p className={s.shared}>
          <b data-part="shared" />
        </p>
      </div>
      <div className={s.axis} aria-hidden="true">
        {axis.map((hour) => (
          <i key={hour} style={{ '--at': hour } as CSSProperties}>
            {format.clock(hour)}
          </i>
        ))}
      </div>
    </figure>
  );
}

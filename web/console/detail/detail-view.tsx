import type { Detail } from '../../../contract/console/inbox.ts';
import { useConsole } from '../context.ts';
import { Assignee } from './assignee.tsx';
import { Deliveries } from './deliveries.tsx';
import s from './detail-view.module.css';
import { Eligibility } from './eligibility.tsx';
import { EraseLink } from './erase-link.tsx';
import { Fields } from './fields.tsx';
import { Flagged } from './flagged.tsx';
import { History } from './history.tsx';
import { Notes } from './notes.tsx';
import { Pipeline } from './pipeline.tsx';
import { Resume } from './resume.tsx';
import { SameAgency } from './same-agency.tsx';
import { StatusChange } from './status-change.tsx';

/** Everything about one thing that a visitor sent. */
export function DetailView({ detail }: { detail: Detail }) {
  const { mayEdit } = useConsole();
  return (
    <article className={s.view}>
      <StatusChange detail={detail} />
      {detail.row.flag !== null && <Flagged detail={detail} flag={detail.row.flag} />}
      <Pipeline detail={detail} />
      <Fields detail={detail} />
      <Resume detail={detail} />
      <Eligibility detail={detail} />
      <Assignee detail={detail} />
      <SameAgency detail={detail} />
      <Notes detail={detail} />
      <Deliveries detail={detail} />
      <History detail={detail} />
      {mayEdit && <EraseLink detail={detail} />}
    </article>
  );
}

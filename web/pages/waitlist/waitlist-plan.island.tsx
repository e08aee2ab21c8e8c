import type { waitlist } from '../../../content/messages/en/waitlist.ts';
import { defineIsland } from '../../ui/island-definition.ts';
import { useKnownFields } from './known-fields.ts';
import s from './waitlist-plan.module.css';

interface Props {
  text: (typeof waitlist)['next'];
  /** Whether applicants must confirm their address. */
  confirms: boolean;
}

/** What follows the application, filled in with what the visitor has typed so far. */
function Plan({ text, confirms }: Props) {
  const { apply, mail, answer, call, trial } = text;
  const { fullName, agencyName, email, pointOfContactEmail } = useKnownFields();
  const applicant = [fullName, agencyName].filter(Boolean).join(', ');
  return (
    <ol className={s.plan}>
      <li className={s.now}>
        <b>{apply.name}</b> <em>{text.now}</em>
        <p>
          <Value typed={applicant} open={apply.open} />
        </p>
      </li>
      <li className={email && s.known}>
        <b>{mail.name}</b>
        <p>
          {mail.before}
          <Value typed={email} open={mail.open} />
          {mail.after} {confirms && mail.confirm}
        </p>
      </li>
      <li className={pointOfContactEmail && s.known}>
        <b>{answer.name}</b>
        <p>
          {answer.before}
          <Value typed={pointOfContactEmail} open={answer.open} />
          {answer.after}
        </p>
      </li>
      {[call, trial].map((step) => (
        <li key={step.name}>
          <b>{step.name}</b>
          <p>{step.text}</p>
        </li>
      ))}
    </ol>
  );
}

function Value({ typed, open }: { typed: string | undefined; open: string }) {
  return typed ? <bdi className={s.typed}>{typed}</bdi> : open;
}

export const island = defineIsland('waitlist-plan', Plan);

import type { waitlist } from '../../../content/messages/en/waitlist.ts';
import { type Application, application } from '../../../contract/waitlist.ts';
import { defineIsland } from '../../ui/island-definition.ts';
import { useTypedValues } from './typed-values.ts';
import s from './waitlist-plan.module.css';

interface Props {
  text: (typeof waitlist)['next'];
  /** Whether applicants must confirm their address. */
  confirms: boolean;
}

/** What follows the application, filled in with what the visitor has typed so far. */
function Plan({ text, confirms }: Props) {
  const { apply, mail, answer, call, trial } = text;
  const values = useTypedValues();
  /** Undefined while it is not valid. */
  const read = <Name extends 'fullName' | 'email' | 'agencyName' | 'pointOfContactEmail'>(
    name: Name,
  ): Application[Name] | undefined => application.shape[name].safeParse(values[name]).data;
  const applicant = [read('fullName'), read('agencyName')].filter(Boolean).join(', ');
  const email = read('email');
  const pointOfContactEmail = read('pointOfContactEmail');
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

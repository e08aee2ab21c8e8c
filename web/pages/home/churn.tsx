import { churnCauses } from '../../../contract/facts.ts';
import { usePage } from '../../ui/page.tsx';
import { Ranges } from './ranges.tsx';

const causes = Object.keys(churnCauses) as (keyof typeof churnCauses)[];

export function Churn() {
  const { format, messages } = usePage();
  const t = messages.home.churn;
  return (
    <Ranges
      id="churn"
      side="past"
      title={t.title}
      lede={t.lede}
      columns={[t.cause, t.share]}
      rows={causes.map((cause) => ({
        name: t.causes[cause].name,
        note: t.causes[cause].answer,
        range: churnCauses[cause],
        label: format.percentRange(churnCauses[cause]),
      }))}
      axis={{ max: 66, step: 20, label: (value) => format.percent(value / 100) }}
    />
  );
}

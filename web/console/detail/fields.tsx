import type { Detail } from '../../../contract/console/inbox.ts';
import { gmtLabel } from '../../../contract/meeting.ts';
import facts from '../../ui/facts-list.module.css';
import { fullTime } from '../time.ts';
import { fieldWords, languageWords, valueWord } from '../words.ts';
import s from './fields.module.css';
import { safeHref } from './safe-href.ts';

const order = Object.keys(fieldWords);
const instants = new Set(['startsAt', 'endsAt', 'optedInAt']);
const figures = new Set(['monthlyAdSpend', 'companySize', 'phone']);

/** What the visitor sent, in words and links. */
export function Fields({ detail: { fields, row } }: { detail: Detail }) {
  const sent = Object.entries(fields)
    .filter(([, value]) => value !== '')
    .toSorted(([a], [b]) => place(a) - place(b));
  return (
    <dl className={`${facts.facts} ${s.fields}`}>
      {sent.map(([name, value]) => (
        <div key={name}>
          <dt>{fieldWords[name] ?? name}</dt>
          <dd className={figures.has(name) ? s.mono : s.words}>
            <Value name={name} value={value} />
          </dd>
        </div>
      ))}
      <div>
        <dt>Language</dt>
        <dd>{languageWords[row.language]}</dd>
      </div>
    </dl>
  );
}

function Value({ name, value }: { name: string; value: string }) {
  if (instants.has(name)) return <time dateTime={value}>{fullTime(value)}</time>;
  if (name === 'offset') return gmtLabel(Number(value));
  const href = safeHref(name, value);
  if (!href) return valueWord(name, value);
  const away = href.startsWith('http') ? { target: '_blank' } : {};
  return (
    <a href={href} rel="noreferrer noopener nofollow" {...away}>
      {value}
    </a>
  );
}

function place(name: string): number {
  const at = order.indexOf(name);
  return at < 0 ? order.length : at;
}

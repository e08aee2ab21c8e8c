import { capitalize } from '../../../content/format.ts';
import type { Detail } from '../../../contract/console/inbox.ts';
import { consoleApi } from '../../../contract/console/paths.ts';
import { gmtLabel } from '../../../contract/meeting.ts';
import facts from '../../ui/facts-list.module.css';
import t from '../../ui/text.module.css';
import { fieldLabels, languageLabel, sourceLabel, valueLabel } from '../labels.ts';
import { buttonClasses } from '../parts/controls.tsx';
import { fullTime } from '../time.ts';
import s from './fields.module.css';

const order = Object.keys(fieldLabels);
const instants = new Set(['startsAt', 'endsAt', 'optedInAt']);
const figures = new Set(['monthlyAdSpend', 'companySize', 'phone']);

/** The submitted fields. */
export function Fields({ detail: { fields, row } }: { detail: Detail }) {
  const sent = Object.entries(fields)
    .filter(([name, value]) => value !== '' || name === 'source')
    .toSorted(([a], [b]) => position(a) - position(b));
  return (
    <dl className={`${facts.facts} ${s.fields}`}>
      {sent.map(([name, value]) => (
        <div key={name}>
          <dt>{fieldLabels[name] ?? spelledOut(name)}</dt>
          <dd className={figures.has(name) ? s.mono : s.words}>
            <Value name={name} value={value} />
          </dd>
        </div>
      ))}
      <div>
        <dt>Language</dt>
        <dd>{languageLabel(row.language)}</dd>
      </div>
    </dl>
  );
}

function Value({ name, value }: { name: string; value: string }) {
  if (name === 'source') return sourceLabel(value);
  if (instants.has(name)) return <time dateTime={value}>{fullTime(value)}</time>;
  if (name === 'offset') return gmtLabel(Number(value));
  const href = safeHref(name, value);
  if (!href) return valueLabel(name, value);
  const newTab = href.startsWith('http') ? { target: '_blank' } : {};
  return (
    <a href={href} rel="noreferrer noopener nofollow" {...newTab}>
      {value}
    </a>
  );
}

/** `reportingTools` → `Reporting tools` */
function spelledOut(name: string): string {
  return capitalize(name.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`));
}

function position(name: string): number {
  const at = order.indexOf(name);
  return at < 0 ? order.length : at;
}

const links: Readonly<Record<string, 'mail' | 'web'>> = {
  email: 'mail',
  pointOfContactEmail: 'mail',
  companyWebsite: 'web',
  linkedInPage: 'web',
};

/** Visitors entered these values, so only http(s) and mailto links are created from them. */
function safeHref(name: string, value: string): string | undefined {
  const kind = links[name];
  if (kind === 'mail') return /^[^\s@?&]+@[^\s@?&]+$/.test(value) ? `mailto:${value}` : undefined;
  if (kind !== 'web' || !URL.canParse(value)) return undefined;
  const { protocol, href } = new URL(value);
  return protocol === 'https:' || protocol === 'http:' ? href : undefined;
}

const kb = 1024;

export function Resume({ detail: { resume, row } }: { detail: Detail }) {
  if (!resume) return null;
  return (
    <p className={s.resume}>
      <a className={buttonClasses.ghost} href={consoleApi.resume(row.id)} download>
        Download resume
      </a>
      <small>
        {resume.fileName}, {formatSize(resume.bytes)}
      </small>
    </p>
  );
}

function formatSize(bytes: number): string {
  if (bytes < kb) return `${bytes} bytes`;
  return bytes < kb * kb ? `${Math.round(bytes / kb)} KB` : `${(bytes / kb / kb).toFixed(1)} MB`;
}

/** Indications of whether an application is eligible, not a verdict. */
export function Eligibility({ detail: { eligibility } }: { detail: Detail }) {
  if (eligibility.length === 0) return null;
  const doubts = eligibility.filter(({ speaksFor }) => !speaksFor).length;
  return (
    <section aria-labelledby="eligibility">
      <div className={doubts === 0 ? s.hints : `${s.hints} ${s.doubtful}`}>
        <h3 id="eligibility">
          {doubts === 0
            ? 'Fits, as far as we know'
            : `Look closer: ${doubts} of ${eligibility.length} in doubt`}
        </h3>
        <ul>
          {eligibility.map(({ speaksFor, reason }) => (
            <li key={reason} className={speaksFor ? undefined : s.doubt}>
              <span aria-hidden="true">{speaksFor ? '✓' : '?'}</span>
              <span>
                <span className={t.hidden}>{speaksFor ? 'Speaks for it: ' : 'In doubt: '}</span>
                {reason}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

import { type ImprintSettings, missingImprintFields, settings } from '../../../content/settings.ts';
import { Link } from '../../ui/link.tsx';
import { type PageContext, type PageDefinition, usePage } from '../../ui/page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { StatementsArt } from './art.tsx';
import s from './page.module.css';

function Imprint() {
  const { title, lede, gapNote } = usePage().messages.imprint;
  return (
    <Sheet className={s.page}>
      <PageHead title={title} lede={lede} />
      <div className={s.columns}>
        <div>
          <Statements />
          {missingImprintFields().length > 0 && <p className={s.note}>{gapNote}</p>}
        </div>
        <Contact />
      </div>
    </Sheet>
  );
}

function Statements() {
  const { company, rows, disputes } = usePage().messages.imprint;
  return (
    <dl className={s.statements}>
      <div>
        <dt>{company.term}</dt>
        <dd>
          <b>{settings.legalEntity}</b> <Stated name="legalForm" gap={company.gap} />
        </dd>
      </div>
      {(Object.keys(rows) as (keyof typeof rows)[])
        .filter((name) => settings.imprint[name] !== '')
        .map((name) => (
          <div key={name}>
            <dt>{rows[name].term}</dt>
            <dd>
              <Stated name={name} gap={rows[name].gap} />
            </dd>
          </div>
        ))}
      <div>
        <dt>{disputes.term}</dt>
        <dd>{disputes.text}</dd>
      </div>
    </dl>
  );
}

function Stated({ name, gap }: { name: keyof ImprintSettings; gap: string }) {
  return settings.imprint[name] ?? <mark>{gap}</mark>;
}

function Contact() {
  const { messages, format } = usePage();
  const { reach, care, data, updated } = messages.imprint;
  const { email, phone, edited } = settings;
  return (
    <section className={s.contact} aria-labelledby="reach">
      <h2 id="reach">{reach}</h2>
      <p className={s.way}>
        <a href={`mailto:${email}`}>{email}</a>
      </p>
      <p className={s.way}>
        <a href={`tel:${phone.number}`}>{phone.label}</a>
      </p>
      <p>
        {care.before}
        <Link to="/support">{care.link}</Link>
        {care.after} {data.before}
        <Link to="/Privacy_Policy">{data.link}</Link>
        {data.after}
      </p>
      <p className={s.note}>{updated(format.date(edited))}</p>
    </section>
  );
}

function head({ messages }: PageContext) {
  const { meta, title } = messages.imprint;
  return { ...meta, headline: title, picture: <StatementsArt /> };
}

export const page: PageDefinition = { head, Body: Imprint };

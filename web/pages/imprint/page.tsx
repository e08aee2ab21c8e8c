import type { ReactNode } from 'react';
import { type ImprintSettings, missingImprintFields, settings } from '../../../content/settings.ts';
import { Link } from '../../ui/link.tsx';
import { type PageDefinition, titledHead, usePage } from '../../ui/page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { StatementsArt } from './art.tsx';
import s from './page.module.css';

type Name = Exclude<keyof ImprintSettings, 'legalForm'>;

/** What is stated below each heading; the company comes before the first. */
const groups = {
  provider: ['address', 'representative'],
  register: ['register', 'vatId'],
  content: ['responsibleForBlog', 'host', 'euRepresentative'],
} as const satisfies Record<string, readonly Name[]>;

function Imprint() {
  const { messages, format } = usePage();
  const { title, lede, groups: names, disputes, gapNote, updated } = messages.imprint;
  return (
    <Sheet className={s.page}>
      <PageHead title={title} lede={lede} />
      <Group name="provider" title={names.provider}>
        <Company />
        <Statements of={groups.provider} />
      </Group>
      <Contact />
      <Group name="register" title={names.register}>
        <Statements of={groups.register} />
      </Group>
      <Group name="content" title={names.content}>
        <Statements of={groups.content} />
      </Group>
      <section className={s.group} aria-labelledby="disputes">
        <h2 id="disputes">{disputes.term}</h2>
        <p>{disputes.text}</p>
      </section>
      <p className={s.note}>
        {missingImprintFields().length > 0 && <span>{gapNote}</span>} {updated(format.date(settings.edited))}
      </p>
    </Sheet>
  );
}

/** Left out if nothing in it applies. */
function Group(props: { name: keyof typeof groups; title: string; children: ReactNode }) {
  const { name, title, children } = props;
  if (name !== 'provider' && stated(groups[name]).length === 0) return null;
  return (
    <section className={s.group} aria-labelledby={name}>
      <h2 id={name}>{title}</h2>
      <dl className={s.statements}>{children}</dl>
    </section>
  );
}

function stated(names: readonly Name[]): readonly Name[] {
  return names.filter((name) => settings.imprint[name] !== '');
}

function Company() {
  const { company } = usePage().messages.imprint;
  return (
    <div className={s.company}>
      <dt>{company.term}</dt>
      <dd>
        <b>{settings.legalEntity}</b> <Stated name="legalForm" gap={company.gap} />
      </dd>
    </div>
  );
}

function Statements({ of: names }: { of: readonly Name[] }) {
  const { rows } = usePage().messages.imprint;
  return stated(names).map((name) => (
    <div key={name}>
      <dt>{rows[name].term}</dt>
      <dd>
        <Stated name={name} gap={rows[name].gap} />
      </dd>
    </div>
  ));
}

function Stated({ name, gap }: { name: keyof ImprintSettings; gap: string }) {
  return settings.imprint[name] ?? <mark>{gap}</mark>;
}

function Contact() {
  const { reach, care, data } = usePage().messages.imprint;
  const { email, phone } = settings;
  return (
    <section className={s.group} aria-labelledby="reach">
      <h2 id="reach">{reach}</h2>
      <div>
        <p className={s.way}>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
        <p className={s.way}>
          <a href={`tel:${phone.number}`}>{phone.label}</a>
        </p>
        <p className={s.more}>
          {care.before}
          <Link to="/support">{care.link}</Link>
          {care.after} {data.before}
          <Link to="/Privacy_Policy">{data.link}</Link>
          {data.after}
        </p>
      </div>
    </section>
  );
}

export const page: PageDefinition = {
  head: ({ messages }) => titledHead(messages.imprint, <StatementsArt />),
  Body: Imprint,
};

import type { ReactNode } from 'react';
import { mailHref } from '../../content/mail-link.ts';
import { settings } from '../../content/settings.ts';
import { ButtonAnchor } from './button.tsx';
import { type MailGroup, mailQuestions } from './mail.ts';
import s from './mail-panel.module.css';
import panel from './panel.module.css';

export interface MailWords {
  intro: string;
  subject: string;
  action: string;
  optional: string;
  line: (label: string) => string;
  noProgram: string;
  copy: string;
}

/** What to send us, and a button that opens a mail with all of it asked. The children are the small print. */
export function MailPanel(props: { words: MailWords; groups: readonly MailGroup[]; children: ReactNode }) {
  const { words, groups } = props;
  const questions = mailQuestions(groups, words.line);
  return (
    <section className={panel.panel} aria-label={words.subject}>
      <p className={s.intro}>{words.intro}</p>
      {groups.map((group) => (
        <Questions key={group.title} group={group} optional={words.optional} />
      ))}
      <div className={s.send}>
        <ButtonAnchor href={mailHref(words.subject, questions)} big arrow>
          {words.action}
        </ButtonAnchor>
        <p>{props.children}</p>
        <details>
          <summary>{words.noProgram}</summary>
          <p>
            {words.copy} <a href={`mailto:${settings.email}`}>{settings.email}</a>
          </p>
          <pre>{questions.trim()}</pre>
        </details>
      </div>
    </section>
  );
}

function Questions({ group, optional }: { group: MailGroup; optional: string }) {
  return (
    <div className={s.group}>
      <h2 className={s.title}>{group.title}</h2>
      <dl className={s.questions}>
        {group.fields.map((field) => (
          <div key={field.label}>
            <dt>
              {field.label}
              {field.optional && <span> {optional}</span>}
            </dt>
            {field.options && (
              <dd>
                <ul>
                  {field.options.map((option) => (
                    <li key={option}>{option}</li>
                  ))}
                </ul>
              </dd>
            )}
            {field.hint && <dd>{field.hint}</dd>}
          </div>
        ))}
      </dl>
    </div>
  );
}

import { type ReactNode, type Ref, useState } from 'react';
import type { TagCheckMessages } from '../../../content/messages/en/check-ga-tag.ts';
import type { DescribedCheck, DescribedGap } from '../../../content/tag-check/describe-tag-check.ts';
import button from '../../ui/button.module.css';
import s from './answer.module.css';
import { PageMap } from './page-map.tsx';

// Without script, the server fills in the `data-` attributes of these.

/** The verdict, the reasons, and what to do. The specification's sentence about the ticket follows the title. */
export function Verdict(props: {
  check: Omit<DescribedCheck, 'map'>;
  messages: TagCheckMessages;
  email: string;
  heading?: Ref<HTMLHeadingElement>;
}) {
  const { tone, title, text, next, agent, ticket } = props.check;
  const { ticket: t, yourself } = props.messages;
  return (
    <div className={s.verdict} data-mark={tone}>
      <h2 ref={props.heading} tabIndex={-1} data-text="title">
        {title}
      </h2>{' '}
      <div className={s.next}>
        {ticket !== undefined && (
          <p data-only="ticket">
            {t.before}
            <a href={ticket} data-href="ticket">
              {props.email}
            </a>
            {t.after}
          </p>
        )}
        {ticket !== undefined && (
          <a className={button.button} href={ticket} data-only="ticket" data-href="ticket">
            {t.button}
          </a>
        )}
        {next !== undefined && (
          <p data-only="next">
            {ticket !== undefined && <span data-only="ticket">{yourself} </span>}
            <span data-text="next">{next}</span>
          </p>
        )}
        {agent !== undefined && (
          <p className={s.code} data-only="agent" data-text="agent">
            {agent}
          </p>
        )}
      </div>
      <p className={s.why} data-text="text">
        {text}
      </p>
    </div>
  );
}

/** The details behind the verdict. */
export function Details({
  check,
  messages,
}: {
  check: Pick<DescribedCheck, 'map' | 'evidence' | 'read' | 'unread' | 'notes'>;
  messages: TagCheckMessages;
}) {
  const { map, evidence, read, unread, notes } = check;
  return (
    <div className={s.details}>
      {map && <PageMap {...map} />}
      {evidence.length > 0 && (
        <div className={s.part} data-only="evidence">
          <h3>{messages.evidence}</h3>
          <ul className={s.evidence}>
            {evidence.map(({ id, where, call }) => (
              <li key={`${id} ${where} ${call}`} data-each="evidence">
                <b data-text="evidenceId">{id}</b> <span data-text="evidenceWhere">{where}</span>{' '}
                {call !== '' && (
                  <code data-only="call" data-text="call">
                    {call}
                  </code>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      {unread.length > 0 && <Unread gaps={unread} messages={messages.unread} />}
      {read.length > 0 && (
        <div className={s.part} data-only="read">
          <h3>{messages.readParts.title}</h3>
          <ul className={s.read}>
            {read.map(({ kind, what }) => (
              <li key={`${kind} ${what}`} data-each="read">
                <span data-text="readKind">{kind}</span>{' '}
                <span className={s.code} data-text="readWhat">
                  {what}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {notes.length > 0 && (
        <div className={s.part} data-only="notes">
          <h3>{messages.notes}</h3>
          <ul>
            {notes.map((note) => (
              <li key={note} data-each="notes" data-text="note">
                {note}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** What was not read. Roles are explicit because rows are blocks on phones, which loses them in some browsers. */
function Unread({ gaps, messages }: { gaps: readonly DescribedGap[]; messages: TagCheckMessages['unread'] }) {
  const head = [messages.what, messages.line, messages.why, messages.where];
  return (
    <div className={s.part} data-only="unread">
      <h3>{messages.title}</h3>
      <table role="table" className={s.unread}>
        <thead role="rowgroup">
          <tr role="row">
            {head.map((name) => (
              <th key={name} role="columnheader" scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {gaps.map(({ what, line, why, look }) => (
            <tr role="row" key={`${what} ${line}`} data-each="unread">
              <th role="rowheader" scope="row" className={s.code} data-text="what">
                {what}
              </th>
              <td role="cell">
                <span>{messages.line} </span>
                <span data-text="line">{line}</span>
              </td>
              <td role="cell" data-text="why">
                {why}
              </td>
              <td role="cell">
                <span>{messages.where}: </span>
                <span data-text="look">{look}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The result to pass on. Copying needs a script. */
export function ShareResult(props: {
  check: Pick<DescribedCheck, 'link' | 'developer'>;
  messages: TagCheckMessages;
  canCopy: boolean;
  children?: ReactNode;
}) {
  const { check, messages, canCopy } = props;
  const { link, developer } = check;
  return (
    <div className={s.details}>
      {developer && (
        <div className={s.part} data-only="developer">
          <h3>{messages.developer.title}</h3>
          <p className={s.note} data-text="developerText">
            {developer.text}
          </p>
          <p className={s.actions}>
            {canCopy && (
              <CopyButton
                text={developer.text}
                label={messages.developer.copy}
                copied={messages.share.copied}
              />
            )}
            <a className={`${button.button} ${button.ghost}`} href={developer.href} data-href="developer">
              {messages.developer.mail}
            </a>
          </p>
        </div>
      )}
      {link !== undefined && (
        <div className={`${s.part} ${s.share}`} data-only="link">
          <label>
            {messages.share.label}
            <input readOnly value={link} data-text="link" />
          </label>
          {canCopy && <CopyButton text={link} label={messages.share.copy} copied={messages.share.copied} />}
          <p>{messages.share.text}</p>
        </div>
      )}
      {props.children}
    </div>
  );
}

function CopyButton({ text, label, copied }: { text: string; label: string; copied: string }) {
  const [said, setSaid] = useState(label);
  return (
    <button
      type="button"
      className={`${button.button} ${button.ghost}`}
      aria-live="polite"
      onClick={() => {
        void navigator.clipboard.writeText(text).then(
          () => setSaid(copied),
          () => {},
        );
      }}
    >
      {said}
    </button>
  );
}

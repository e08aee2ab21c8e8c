import type { ReactNode, Ref } from 'react';
import type { DescribedCheck, DescribedTag } from '../../../content/describe-tag-check.ts';
import type { TagCheckWords } from '../../../content/messages/en/check-ga-tag.ts';
import button from '../../ui/button.module.css';
import t from '../../ui/text.module.css';
import s from './answer.module.css';
import { formId } from './names.ts';

/** The verdict, why, and what to do. The server fills in the `data-` attributes without script. */
export function Verdict(props: {
  check: Pick<DescribedCheck, 'tone' | 'title' | 'text' | 'ticket'>;
  words: Pick<TagCheckWords, 'ticket'>;
  email: string;
  heading?: Ref<HTMLHeadingElement>;
}) {
  const { tone, title, text, ticket } = props.check;
  const { before, after } = props.words.ticket;
  return (
    <div className={`${s.verdict} ${s[tone]}`}>
      <h2 ref={props.heading} tabIndex={-1} data-text="title">
        {title}
      </h2>{' '}
      {ticket !== undefined && (
        <p data-only="ticket">
          {before}
          <a href={ticket} data-href="ticket">
            {props.email}
          </a>
          {after}
        </p>
      )}
      <p data-text="text">{text}</p>
    </div>
  );
}

/** The details behind the verdict. The server fills in the `data-` attributes without script. */
export function Answer(props: {
  check: Pick<DescribedCheck, 'tags' | 'unread' | 'notes' | 'facts'>;
  words: TagCheckWords;
  map?: ReactNode;
}) {
  const { check, words, map } = props;
  const { tags, unread, notes, facts } = check;
  return (
    <div className={s.answer}>
      {map}
      {tags.length > 0 && <Evidence tags={tags} words={words.evidence} />}
      <Lines lines={unread} title={words.unread.title} list="unread" line="part" />
      <Lines lines={notes} title={words.notes} list="notes" line="note" />
      {facts && (
        <dl className={s.facts} data-only="facts">
          <div>
            <dt>{words.facts.asked}</dt>
            <dd className={s.code} data-text="asked">
              {facts.asked}
            </dd>
          </div>
          <div>
            <dt>{words.facts.answered}</dt>
            <dd className={s.code} data-text="answered">
              {facts.answered}
            </dd>
          </div>
          <div>
            <dt>{words.facts.verdict}</dt>
            <dd>{words.facts.unknown}</dd>
          </div>
        </dl>
      )}
      {facts && (
        <p data-only="facts">
          <button type="submit" form={formId} className={`${button.button} ${button.ghost}`}>
            {words.again}
          </button>
        </p>
      )}
    </div>
  );
}

function Lines(props: { lines: readonly string[]; title: string; list: string; line: string }) {
  const { lines, title, list, line } = props;
  if (lines.length === 0) return null;
  return (
    <div className={s.notes} data-only={list}>
      <h3>{title}</h3>
      <ul>
        {lines.map((text) => (
          <li key={text} data-each={list} data-text={line}>
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Every tag found. The roles are stated because rows are grids on phones, which loses them in some browsers. */
function Evidence(props: { tags: readonly DescribedTag[]; words: TagCheckWords['evidence'] }) {
  const { tags, words } = props;
  return (
    <table role="table" className={s.evidence} data-only="tags">
      <caption className={t.hidden}>{words.title}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            {words.kind}
          </th>
          <th role="columnheader" scope="col">
            {words.id}
          </th>
          <th role="columnheader" scope="col">
            {words.where}
          </th>
          <th role="columnheader" scope="col">
            {words.confidence}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {tags.map(({ kind, id, where, confidence, isRetired }) => (
          <tr role="row" key={`${kind} ${id} ${where}`} data-each="tags">
            <th role="rowheader" scope="row" data-text="kind">
              {kind}
            </th>
            <td role="cell" data-text="id">
              {id}
            </td>
            <td role="cell" data-text="where">
              {where}
            </td>
            <td role="cell">
              <span className={isRetired ? s.retired : undefined} data-text="confidence">
                {confidence}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import type { Ref } from 'react';
import type { DescribedCheck } from '../../../content/describe-tag-check.ts';
import type { TagCheckWords } from '../../../content/messages/en/check-ga-tag.ts';
import s from './verdict.module.css';

/** The answer in a sentence, why, and what to do now. The marks are for the server, which may fill it in. */
export function Verdict(props: {
  said: Pick<DescribedCheck, 'tone' | 'title' | 'text' | 'ticket'>;
  words: Pick<TagCheckWords, 'ticket'>;
  email: string;
  heading?: Ref<HTMLHeadingElement>;
}) {
  const { tone, title, text, ticket } = props.said;
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

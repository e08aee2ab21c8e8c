import type { ReactNode } from 'react';
import type { DescribedCheck } from '../../../content/describe-tag-check.ts';
import type { TagCheckWords } from '../../../content/messages/en/check-ga-tag.ts';
import button from '../../ui/button.module.css';
import s from './answer.module.css';
import { Evidence } from './evidence.tsx';
import { formId } from './ids-of-parts.ts';

/** What stands behind the verdict. The marks are for the server, which may fill it in. */
export function Answer(props: {
  said: Pick<DescribedCheck, 'tags' | 'notes' | 'facts'>;
  words: TagCheckWords;
  map?: ReactNode;
}) {
  const { said, words, map } = props;
  const { tags, notes, facts } = said;
  return (
    <div className={s.answer}>
      {map}
      {tags.length > 0 && <Evidence tags={tags} words={words.evidence} />}
      {notes.length > 0 && (
        <div className={s.notes} data-only="notes">
          <h3>{words.notes}</h3>
          <ul>
            {notes.map((note) => (
              <li key={note} data-each="notes" data-text="note">
                {note}
              </li>
            ))}
          </ul>
        </div>
      )}
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

import type { DescribedTag } from '../../../content/describe-tag-check.ts';
import type { TagCheckWords } from '../../../content/messages/en/check-ga-tag.ts';
import t from '../../ui/text.module.css';
import s from './evidence.module.css';

/** Every tag that was seen, and where. */
export function Evidence(props: { tags: readonly DescribedTag[]; words: TagCheckWords['evidence'] }) {
  const { tags, words } = props;
  return (
    <table className={s.evidence} data-only="tags">
      <caption className={t.hidden}>{words.title}</caption>
      <thead>
        <tr>
          <th scope="col">{words.kind}</th>
          <th scope="col">{words.id}</th>
          <th scope="col">{words.where}</th>
          <th scope="col">{words.confidence}</th>
        </tr>
      </thead>
      <tbody>
        {tags.map(({ kind, id, where, confidence, isRetired }) => (
          <tr key={`${kind} ${id} ${where}`} data-each="tags">
            <th scope="row" data-text="kind">
              {kind}
            </th>
            <td data-text="id">{id}</td>
            <td data-text="where">{where}</td>
            <td>
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

import type { DescribedTag } from '../../../content/describe-tag-check.ts';
import type { TagCheckWords } from '../../../content/messages/en/check-ga-tag.ts';
import t from '../../ui/text.module.css';
import s from './evidence.module.css';

/** Every tag that was seen, and where. Phones lay its rows out as grids, which would cost the roles in some browsers. */
export function Evidence(props: { tags: readonly DescribedTag[]; words: TagCheckWords['evidence'] }) {
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

import t from '../../ui/text.module.css';

/**
 * The heads of a table; `hidden` is one more that is only read out. On a phone its rows are grids, which takes the roles
 * of a table away: they are stated.
 */
export function ColumnHeads({ of, hidden }: { of: readonly string[]; hidden?: string }) {
  return (
    <thead role="rowgroup">
      <tr role="row">
        {of.map((head) => (
          <th key={head} role="columnheader" scope="col">
            {head}
          </th>
        ))}
        {hidden && (
          <th role="columnheader" scope="col">
            <span className={t.hidden}>{hidden}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

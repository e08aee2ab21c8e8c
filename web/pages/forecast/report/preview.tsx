import type { PreviewRow } from '../../../../forecast/reports/report.ts';
import s from './reading.module.css';

/** Rows of the visitor's own file. */
export function Preview({ rows, label, line }: { rows: readonly PreviewRow[]; label: string; line: string }) {
  const header = rows.find(({ kind }) => kind === 'header');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className={s.preview} tabIndex={0} aria-label={label}>
      <table>
        <thead>
          <tr>
            <th scope="col">{line}</th>
            {header?.cells.map((cell, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the index is the column
              <th key={i} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows
            .filter((row) => row !== header)
            .map((row) => (
              <tr key={row.line} className={s[row.kind]}>
                <td>{row.line}</td>
                {row.cells.map((cell, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the index is the column
                  <td key={i}>{cell}</td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  );
}

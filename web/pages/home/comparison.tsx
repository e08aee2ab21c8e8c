import { settings } from '../../../content/settings.ts';
import { useMessages } from '../../ui/page.tsx';
import { SectionHead, Sheet } from '../../ui/sheet.tsx';
import t from '../../ui/text.module.css';
import s from './comparison.module.css';

/** Traditional reporting to the left of the Today line, the product to the right. */
export function Comparison() {
  const { comparison } = useMessages().home;
  return (
    <Sheet spaced labelledBy="comparison" className={s.section}>
      <SectionHead id="comparison" title={comparison.title}>
        {comparison.lede}
      </SectionHead>
      <table role="table" className={s.versus}>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader">
              <span className={t.hidden}>{comparison.need}</span>
            </th>
            <th role="columnheader" className={s.old}>
              <svg viewBox="0 0 40 12" aria-hidden="true">
                <path d="M40 6H2M8 1 2 6l6 5" fill="none" stroke="currentColor" strokeWidth="2" />
              </svg>
              {comparison.traditional}
            </th>
            <th role="columnheader" className={s.new}>
              {settings.brand}
              <svg viewBox="0 0 40 12" aria-hidden="true">
                <path d="M0 6h38M32 1l6 5-6 5" fill="none" stroke="currentColor" strokeWidth="2" />
              </svg>
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {comparison.rows.map((row) => (
            <tr role="row" key={row.need}>
              <th role="rowheader">{row.need}</th>
              <td role="cell" className={s.old} data-column={comparison.traditional}>
                {row.old}
              </td>
              <td role="cell" className={s.new} data-column={settings.brand}>
                {row.new}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  );
}

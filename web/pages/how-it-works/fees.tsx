import { facts } from '../../../contract/facts.ts';
import { useMessages } from '../../ui/page.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import t from '../../ui/text.module.css';
import s from './fees.module.css';

const squares = Math.round(1 / facts.ownersWhoCanAffordAgencies);

/** The share of owners who can afford an agency, one square each. */
export function Fees() {
  const { fees } = useMessages().howItWorks;
  return (
    <Sheet spaced labelledBy="fees" className={s.fees}>
      <div className={s.squares} role="img" aria-label={fees.label}>
        {Array.from({ length: squares }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the squares are alike
          <i key={i} />
        ))}
      </div>
      <div>
        <h2 id="fees">{fees.title}</h2>
        <p className={t.lede}>{fees.text}</p>
      </div>
    </Sheet>
  );
}

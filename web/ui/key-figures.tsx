import { figures } from '../../content/figures.ts';
import s from './key-figures.module.css';
import { usePage } from './page.tsx';

type Claim = 'timeCut' | 'clients' | 'accuracy' | 'brands' | 'care';

/** Claims of the product, each a large figure over what it counts. The class lays them out. */
export function KeyFigures({
  claims,
  className,
}: {
  claims: readonly Claim[];
  className: string | undefined;
}) {
  const { locale, messages } = usePage();
  const f = figures(locale);
  const values: Record<Claim, string> = {
    timeCut: f.timeCut,
    clients: f.clients,
    accuracy: f.accuracyFloor,
    brands: f.brandsFloor,
    care: f.care,
  };
  return (
    <dl className={`${s.figures} ${className}`}>
      {claims.map((claim) => (
        <div key={claim}>
          <dt>{messages.home.figures[claim]}</dt>
          <dd>{values[claim]}</dd>
        </div>
      ))}
    </dl>
  );
}

import { figures } from '../../content/figures.ts';
import s from './key-figures.module.css';
import { usePage } from './page.tsx';

type Claim = 'timeCut' | 'clients' | 'accuracy' | 'brands' | 'care';

/** The product's claims, each a large figure with its caption. */
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
          <dd>
            <Figure text={values[claim]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The number large, the words around it small: "über 95 %". */
function Figure({ text }: { text: string }) {
  const [, before, number = text, after] = /^(\D*)(\d[^ ]*)(.*)$/.exec(text) ?? [];
  return (
    <>
      {before && <small>{before}</small>}
      {number}
      {after && <small>{after}</small>}
    </>
  );
}

import { figures } from '../../content/figures.ts';
import type { Path } from '../routes.ts';
import s from './key-figures.module.css';
import { Link } from './link.tsx';
import { usePage } from './page.tsx';

type Claim = 'timeCut' | 'clients' | 'accuracy' | 'brands' | 'care';

/** The product's claims, each as a large figure with a caption. */
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
    <BigFigures
      className={className}
      figures={claims.map((claim) => [
        values[claim],
        messages.home.figures[claim],
        claim === 'accuracy' ? '/forecast-accuracy' : undefined,
      ])}
    />
  );
}

/** Large figures with captions, which may link to the source of the figure. */
export function BigFigures(props: {
  figures: readonly [figure: string, caption: string, source?: Path | undefined][];
  className: string | undefined;
}) {
  return (
    <dl className={`${s.figures} ${props.className}`}>
      {props.figures.map(([figure, caption, source]) => (
        <div key={caption}>
          <dt>{source ? <Link to={source}>{caption}</Link> : caption}</dt>
          <dd>
            <Figure text={figure} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A large number with small text around it: "über 95 %". */
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

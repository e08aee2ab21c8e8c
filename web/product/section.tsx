import { ButtonLink } from '../ui/button.tsx';
import { Island } from '../ui/island.tsx';
import { usePage } from '../ui/page.tsx';
import { island as product } from './product.island.tsx';
import s from './section.module.css';

/** The product on a dark field, edge to edge: what a visitor's own past would look like in it. */
export function Product() {
  const { messages, locale } = usePage();
  const { ownPast } = messages.home;
  return (
    <section className={s.field} aria-labelledby="own-past">
      <div className={s.sheet}>
        <h2 id="own-past">{ownPast.title}</h2>
        <div>
          <p>{ownPast.lede}</p>
          <ButtonLink to="/forecast" big arrow>
            {messages.layout.begin.forecast}
          </ButtonLink>
        </div>
        <div className={s.screens}>
          <Island of={product} when="near" props={{ locale }} />
        </div>
      </div>
    </section>
  );
}

import { ButtonLink } from '../ui/button.tsx';
import { Island } from '../ui/island.tsx';
import { usePage } from '../ui/page.tsx';
import { SectionHead, Sheet } from '../ui/sheet.tsx';
import { island as product } from './product.island.tsx';
import s from './section.module.css';

/** The product on a dark field, edge to edge: what a visitor's own history would look like in it. */
export function Product() {
  const { messages, locale } = usePage();
  const { ownPast } = messages.home;
  return (
    <div className={s.field}>
      <Sheet labelledBy="own-past">
        <SectionHead id="own-past" title={ownPast.title}>
          {ownPast.lede}
        </SectionHead>
        <ButtonLink to="/forecast" big arrow>
          {messages.layout.begin.forecast}
        </ButtonLink>
        <Island of={product} when="near" props={{ locale }} />
      </Sheet>
    </div>
  );
}

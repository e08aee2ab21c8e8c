import { ButtonLink } from '../../ui/button.tsx';
import { usePage } from '../../ui/page.tsx';
import { SectionHead, Sheet } from '../../ui/sheet.tsx';

/** The forecast of a visitor's own export: what nobody else offers without a login. */
export function OwnPast() {
  const { home, layout } = usePage().messages;
  return (
    <Sheet spaced labelledBy="own-past">
      <SectionHead id="own-past" title={home.ownPast.title}>
        {home.ownPast.lede}
      </SectionHead>
      <ButtonLink to="/forecast" big arrow>
        {layout.begin.forecast}
      </ButtonLink>
    </Sheet>
  );
}

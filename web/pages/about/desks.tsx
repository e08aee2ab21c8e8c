import { ButtonLink } from '../../ui/button.tsx';
import { DeskCards } from '../../ui/desk-card.tsx';
import { useMessages } from '../../ui/page.tsx';
import { Actions } from '../../ui/page-head.tsx';
import { SectionHead, Sheet } from '../../ui/sheet.tsx';

export function Desks() {
  const { desks } = useMessages().about;
  return (
    <Sheet spaced labelledBy="desks">
      <SectionHead id="desks" title={desks.title}>
        {desks.lede}
      </SectionHead>
      <DeskCards heading="h3" />
      <Actions>
        <ButtonLink to="/team" ghost>
          {desks.team}
        </ButtonLink>
      </Actions>
    </Sheet>
  );
}

import type { PageContext, PageDefinition } from '../../ui/page.tsx';
import { Banner } from './banner.tsx';
import { OpenRoles } from './open-roles.tsx';
import { SharedClock } from './shared-clock.tsx';

function Careers() {
  return (
    <>
      <Banner />
      <SharedClock />
      <OpenRoles />
    </>
  );
}

function head({ messages }: PageContext) {
  const { meta, banner } = messages.careers;
  return { ...meta, headline: banner.tagline, today: 'none' as const };
}

export const page: PageDefinition = { head, Body: Careers };

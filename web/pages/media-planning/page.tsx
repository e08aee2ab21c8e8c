import { StartOrDemo } from '../../ui/begin.tsx';
import { Closer } from '../../ui/closer.tsx';
import { DefinitionSection } from '../../ui/definition-section.tsx';
import { type PageContext, type PageDefinition, useMessages } from '../../ui/page.tsx';
import { Opening } from './opening.tsx';
import { Refresh } from './refresh.tsx';

function MediaPlanning() {
  const t = useMessages().mediaPlanning;
  return (
    <>
      <Opening />
      <Refresh />
      <DefinitionSection id="holds" title={t.holds.title} items={t.holds.items} />
      <Closer title={t.closing}>
        <StartOrDemo />
      </Closer>
    </>
  );
}

function head({ messages }: PageContext) {
  const { meta, title } = messages.mediaPlanning;
  return { ...meta, headline: title, today: 'ahead' as const };
}

export const page: PageDefinition = { head, Body: MediaPlanning, ruler: 'ahead' };

import { Start, StartOrDemo } from '../../ui/button.tsx';
import { Closer } from '../../ui/closing.tsx';
import { DefinitionSection } from '../../ui/definitions.tsx';
import { type PageContext, type PageDefinition, useMessages } from '../../ui/page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { HeatMap } from './heat-map.tsx';

function AudienceAnalysis() {
  const t = useMessages().audienceAnalysis;
  return (
    <>
      <Sheet>
        <PageHead title={t.title} lede={t.lede}>
          <Start />
        </PageHead>
        <HeatMap />
      </Sheet>
      <DefinitionSection id="questions" title={t.questions.title} items={t.questions.items} />
      <Closer title={t.closing}>
        <StartOrDemo />
      </Closer>
    </>
  );
}

function head({ messages }: PageContext) {
  const { meta, title } = messages.audienceAnalysis;
  return { ...meta, headline: title, today: 'middle' as const };
}

export const page: PageDefinition = { head, Body: AudienceAnalysis, ruler: 'around-today' };

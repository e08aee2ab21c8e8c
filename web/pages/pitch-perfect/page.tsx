import { StartOrDemo } from '../../ui/begin.tsx';
import { Closer } from '../../ui/closer.tsx';
import { type PageContext, type PageDefinition, useMessages } from '../../ui/page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Deck } from './deck.tsx';
import { Steps } from './steps.tsx';

function PitchPerfect() {
  const t = useMessages().pitchPerfect;
  return (
    <>
      <Sheet>
        <PageHead title={t.title} lede={t.lede}>
          <StartOrDemo />
        </PageHead>
        <Steps />
      </Sheet>
      <Deck />
      <Closer title={t.closer}>
        <StartOrDemo />
      </Closer>
    </>
  );
}

function head({ messages }: PageContext) {
  const { meta, title } = messages.pitchPerfect;
  return { ...meta, headline: title, today: 'none' as const };
}

export const page: PageDefinition = { head, Body: PitchPerfect };

import { StartOrDemo } from '../../ui/button.tsx';
import { Closer } from '../../ui/closing.tsx';
import { Definitions } from '../../ui/definitions.tsx';
import { type PageContext, type PageDefinition, useMessages } from '../../ui/page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import s from './page.module.css';
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

function Deck() {
  const { deck } = useMessages().pitchPerfect;
  return (
    <Sheet spaced labelledBy="deck">
      <h2 id="deck" className={s.title}>
        {deck.title}
      </h2>
      <Definitions items={deck.items} />
    </Sheet>
  );
}

function head({ messages }: PageContext) {
  const { meta, title } = messages.pitchPerfect;
  return { ...meta, headline: title, today: 'none' as const };
}

export const page: PageDefinition = { head, Body: PitchPerfect };

import { sampleDeck, sampleDeckPath } from '../../deck/sample-deck.ts';
import { ButtonAnchor, ButtonLink, StartOrDemo } from '../../ui/button.tsx';
import { CallToAction } from '../../ui/call-to-action.tsx';
import { Island } from '../../ui/island.tsx';
import { type PageDefinition, titledHead, useMessages, usePage } from '../../ui/page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { SectionHead, Sheet } from '../../ui/sheet.tsx';
import { DeckArt } from './art.tsx';
import { ClientPage } from './client-page.tsx';
import { island as movedDeck } from './moved-deck.island.tsx';
import s from './page.module.css';
import { Slides } from './slides.tsx';
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
      <ClientPage />
      <SampleDeck />
      <CallToAction title={t.closer}>
        <StartOrDemo />
      </CallToAction>
    </>
  );
}

/** The forecaster's deck of the sample account. */
function SampleDeck() {
  const { messages, locale, today } = usePage();
  const { slides: t } = messages.pitchPerfect;
  return (
    <Sheet spaced labelledBy="slides">
      <SectionHead id="slides" title={t.title}>
        {t.text}
      </SectionHead>
      <div className={s.deck} data-deck="">
        <Slides deck={sampleDeck(locale, messages, today)} label={t.label} />
        <Island
          of={movedDeck}
          when="visible"
          props={{ locale, built: today, label: t.label, file: sampleDeckPath(locale) }}
        />
      </div>
      <div className={s.actions}>
        <ButtonAnchor href={sampleDeckPath(locale)}>{t.download}</ButtonAnchor>
        <ButtonLink to="/forecast" ghost>
          {t.own}
        </ButtonLink>
      </div>
    </Sheet>
  );
}

export const page: PageDefinition = {
  head: ({ messages }) => titledHead(messages.pitchPerfect, <DeckArt />),
  Body: PitchPerfect,
};

import type { ReactNode } from 'react';
import { formatter } from '../../content/format.ts';
import type { home } from '../../content/messages/en/home.ts';
import { localDay } from '../../contract/calendar.ts';
import type { Locale } from '../../contract/locales.ts';
import type { Slide } from '../deck/deck.ts';
import type { ForecastMessages } from '../pages/forecast/text/forecast-messages.ts';
import { PlanRows } from '../pages/home/media-plan.tsx';
import { SlideContent } from '../pages/pitch-perfect/slide-content.tsx';
import slides from '../pages/pitch-perfect/slides.module.css';
import { defineIsland } from '../ui/island-definition.ts';
import { useLoaded } from '../ui/use-loaded.ts';
import { LiveForecaster } from './live-forecaster.tsx';
import s from './product.module.css';

/** Screens of the product, rendered by its own components when they come into view. The forecaster works. */
function Product({ locale }: { locale: Locale }) {
  const screens = useLoaded(() => loadScreens(locale));
  if (!screens) return <div className={s.waiting} />;
  const { tool, home, slide } = screens;
  const { forecaster, plan, deck } = home.product;
  return (
    <div className={s.screens}>
      <Screen className={s.forecaster} caption={forecaster}>
        <LiveForecaster locale={locale} messages={tool} />
      </Screen>
      <Screen className={s.plan} caption={plan}>
        <ul>
          <PlanRows moved={0} t={home.plan} format={formatter(locale)} />
        </ul>
      </Screen>
      <Screen className={s.deck} caption={deck}>
        {slide && (
          <div className={slides.slide}>
            <div className={slides.page}>
              <SlideContent slide={slide} />
            </div>
          </div>
        )}
      </Screen>
    </div>
  );
}

function Screen(props: {
  className: string | undefined;
  caption: { name: string; text: string };
  children: ReactNode;
}) {
  return (
    <figure className={props.className}>
      <div className={s.screen}>{props.children}</div>
      <figcaption>
        <b>{props.caption.name}</b> {props.caption.text}
      </figcaption>
    </figure>
  );
}

interface Screens {
  tool: ForecastMessages;
  home: typeof home;
  slide: Slide | undefined;
}

/** The third slide of the sample's deck is the forecast. */
const slideShown = 2;

async function loadScreens(locale: Locale): Promise<Screens> {
  const [{ sampleDeck }, { forecast }, { deck }, { home }] = await Promise.all([
    import('../deck/sample-deck.ts'),
    import(`../../content/messages/${locale}/forecast.ts`),
    import(`../../content/messages/${locale}/deck.ts`),
    import(`../../content/messages/${locale}/home.ts`),
  ]);
  const { slides } = sampleDeck(locale, { forecast, deck }, localDay());
  return { tool: forecast.tool, home, slide: slides[slideShown] };
}

export const island = defineIsland('product', Product);

import { settings } from '../../../content/settings.ts';
import { Product } from '../../product/section.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { ForecastCallToAction } from '../../ui/call-to-action.tsx';
import { Island } from '../../ui/island.tsx';
import { KeyFigures as Figures } from '../../ui/key-figures.tsx';
import { type PageContext, type PageDefinition, useMessages, usePage } from '../../ui/page.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Comparison } from './comparison.tsx';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import { island as moveToday } from './move-today.island.tsx';
import s from './page.module.css';
import { Churn, Profit } from './ranges.tsx';
import { WeekBeforeAfter } from './week-before-after.tsx';

function Home() {
  return (
    <>
      <Hero />
      <KeyFigures />
      <WeekBeforeAfter />
      <Product />
      <Features />
      <Comparison />
      <div className={s.split}>
        <Churn />
        <Profit />
      </div>
      <Closing />
    </>
  );
}

function KeyFigures() {
  return (
    <Sheet label={useMessages().home.figures.label}>
      <Figures claims={['timeCut', 'clients', 'accuracy', 'brands', 'care']} className={s.figures} />
    </Sheet>
  );
}

function Closing() {
  const { closing } = useMessages().home;
  return (
    <ForecastCallToAction id="closing" title={closing.title} text={closing.text}>
      <ButtonLink to="/join-the-waitlist" big arrow>
        {closing.action}
      </ButtonLink>
    </ForecastCallToAction>
  );
}

function head({ messages, origin, locale }: PageContext) {
  const { title, description } = messages.home.meta;
  const software = {
    '@type': 'SoftwareApplication',
    name: settings.brand,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    description,
    inLanguage: locale,
    publisher: { '@id': `${origin}/#organization` },
  };
  const headline = messages.home.hero.title.join(' ');
  return { title, description, headline, chart: 'example' as const, jsonLd: [software] };
}

function Handle() {
  const { locale, messages } = usePage();
  return <Island of={moveToday} when="handle" props={{ locale, today: messages.layout.ruler.today }} />;
}

export const page: PageDefinition = { head, Body: Home, ruler: 'around-today', Handle, chat: true };

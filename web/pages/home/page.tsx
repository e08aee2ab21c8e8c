import { settings } from '../../../content/settings.ts';
import type { PageContext, PageDefinition } from '../../ui/page.tsx';
import { Churn } from './churn.tsx';
import { Closing } from './closing.tsx';
import { Comparison } from './comparison.tsx';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import { KeyFigures } from './key-figures.tsx';
import s from './page.module.css';
import { Profit } from './profit.tsx';
import { WeekBeforeAfter } from './week-before-after.tsx';

function Home() {
  return (
    <>
      <Hero />
      <KeyFigures />
      <WeekBeforeAfter />
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
  return { title, description, headline, today: 'middle' as const, jsonLd: [software] };
}

export const page: PageDefinition = { head, Body: Home, ruler: 'around-today', chat: true };

import { settings } from '../../../content/settings.ts';
import type { PageContext, PageDefinition } from '../../ui/page.tsx';
import { Closing } from './closing.tsx';
import { Horizon } from './horizon.tsx';
import { Included } from './included.tsx';
import { Plans } from './plans.tsx';
import { Questions, questionsOf } from './questions.tsx';
import { Trial } from './trial.tsx';

function Pricing() {
  return (
    <>
      <Trial />
      <Horizon />
      {settings.showPlans && <Plans />}
      <Included />
      <Questions />
      <Closing />
    </>
  );
}

function head({ messages, locale }: PageContext) {
  const { meta, trial } = messages.pricing;
  const faq = {
    '@type': 'FAQPage',
    inLanguage: locale,
    mainEntity: questionsOf(messages).map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
  return { ...meta, headline: trial.title, today: 'middle' as const, jsonLd: [faq] };
}

export const page: PageDefinition = { head, Body: Pricing, ruler: 'around-today', chat: true };

import { settings } from '../../../content/settings.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ForecastCallToAction } from '../../ui/call-to-action.tsx';
import { type PageContext, type PageDefinition, useMessages } from '../../ui/page.tsx';
import { Horizon } from './horizon.tsx';
import { Included, Plans } from './plans.tsx';
import { listQuestions, Questions } from './questions.tsx';
import { Trial, TrialArt } from './trial.tsx';

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

function Closing() {
  const { closing, talk } = useMessages().pricing;
  return (
    <ForecastCallToAction id="closing" title={closing.title} text={closing.text}>
      <ButtonLink to="/join-the-waitlist" big arrow>
        {talk}
      </ButtonLink>
    </ForecastCallToAction>
  );
}

function head({ messages, locale }: PageContext) {
  const { meta, trial } = messages.pricing;
  const faq = {
    '@type': 'FAQPage',
    inLanguage: locale,
    mainEntity: listQuestions(messages).map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
  return { ...meta, headline: trial.title, picture: <TrialArt />, jsonLd: [faq] };
}

export const page: PageDefinition = { head, Body: Pricing, chat: true };

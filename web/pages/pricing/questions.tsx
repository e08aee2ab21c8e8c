import type { Messages } from '../../../content/messages/messages.ts';
import { settings } from '../../../content/settings.ts';
import { Accordion } from '../../ui/accordion.tsx';
import { useMessages } from '../../ui/page.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import heading from './heading.module.css';
import s from './questions.module.css';

/** Questions and answers of the page and its structured data. */
export function listQuestions({ pricing }: Messages) {
  const { price, access, ...others } = pricing.faq.questions;
  const accuracy = { ...others.accuracy, to: '/forecast-accuracy' as const };
  return [access, ...(settings.showPlans ? [] : [price]), ...Object.values({ ...others, accuracy })];
}

export function Questions() {
  const messages = useMessages();
  return (
    <Sheet spaced labelledBy="faq" className={s.questions}>
      <h2 id="faq" className={heading.section}>
        {messages.pricing.faq.title}
      </h2>
      <Accordion name="faq" items={listQuestions(messages)} />
    </Sheet>
  );
}

import { type PageContext, type PageDefinition, useMessages } from '../../ui/page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { HandCheck } from './hand-check.tsx';
import { Ids } from './ids.tsx';
import { Missing } from './missing.tsx';
import s from './page.module.css';

function CheckGaTag() {
  const { checkGaTag: t } = useMessages();
  return (
    <Sheet className={s.page}>
      <PageHead title={t.title} lede={t.lede} />
      <HandCheck />
      <div className={s.columns}>
        <Ids />
        <Missing />
      </div>
    </Sheet>
  );
}

function head({ messages }: PageContext) {
  const { meta, title, steps } = messages.checkGaTag;
  const howTo = {
    '@type': 'HowTo',
    name: title,
    step: [steps.source, steps.search, steps.assistant].map((step) => ({
      '@type': 'HowToStep',
      name: step.title,
      text: step.text,
    })),
  };
  return { ...meta, headline: title, today: 'none' as const, jsonLd: [howTo] };
}

export const page: PageDefinition = { head, Body: CheckGaTag };

import { StartOrDemo, StartOrForecast } from '../../ui/button.tsx';
import { Closer } from '../../ui/closing.tsx';
import { type PageContext, type PageDefinition, useMessages } from '../../ui/page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Fees } from './fees.tsx';
import { Relief } from './relief.tsx';
import { Steps } from './steps.tsx';

function HowItWorks() {
  const t = useMessages().howItWorks;
  return (
    <>
      <Sheet>
        <PageHead title={t.title} lede={t.lede}>
          <StartOrDemo />
        </PageHead>
        <Steps />
      </Sheet>
      <Fees />
      <Relief />
      <Closer title={t.closer}>
        <StartOrForecast />
      </Closer>
    </>
  );
}

function head({ messages }: PageContext) {
  const { meta, title } = messages.howItWorks;
  return { ...meta, headline: title, today: 'none' as const };
}

export const page: PageDefinition = { head, Body: HowItWorks };

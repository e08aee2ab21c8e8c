import { StartOrDemo, StartOrForecast } from '../../ui/button.tsx';
import { CallToAction } from '../../ui/call-to-action.tsx';
import { type PageContext, type PageDefinition, useMessages } from '../../ui/page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { RunningPlanArt } from './art.tsx';
import { Build } from './build.tsx';
import { Services } from './services.tsx';

function HowItWorks() {
  const t = useMessages().howItWorks;
  return (
    <>
      <Sheet>
        <PageHead title={t.title} lede={t.lede}>
          <StartOrDemo />
        </PageHead>
        <Build />
      </Sheet>
      <Services />
      <CallToAction title={t.closer}>
        <StartOrForecast />
      </CallToAction>
    </>
  );
}

function head({ messages }: PageContext) {
  const { meta, title } = messages.howItWorks;
  return { ...meta, headline: title, picture: <RunningPlanArt /> };
}

export const page: PageDefinition = { head, Body: HowItWorks };

import { StartOrDemo, StartOrForecast } from '../../ui/button.tsx';
import { CallToAction } from '../../ui/call-to-action.tsx';
import { type PageDefinition, titledHead, useMessages } from '../../ui/page.tsx';
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

export const page: PageDefinition = {
  head: ({ messages }) => titledHead(messages.howItWorks, <RunningPlanArt />),
  Body: HowItWorks,
};

import { Start, StartOrDemo } from '../../ui/button.tsx';
import { Closer } from '../../ui/closing.tsx';
import { type PageContext, type PageDefinition, useMessages } from '../../ui/page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { DeviceArt } from './art.tsx';
import { DayChart } from './day-chart.tsx';
import { SevenDays } from './seven-days.tsx';

function DeviceAnalysis() {
  const t = useMessages().deviceAnalysis;
  return (
    <>
      <Sheet>
        <PageHead title={t.title} lede={t.lede}>
          <Start />
        </PageHead>
        <DayChart />
      </Sheet>
      <SevenDays />
      <Closer title={t.closing}>
        <StartOrDemo />
      </Closer>
    </>
  );
}

function head({ messages }: PageContext) {
  const { meta, title } = messages.deviceAnalysis;
  return { ...meta, headline: title, picture: <DeviceArt /> };
}

export const page: PageDefinition = { head, Body: DeviceAnalysis };

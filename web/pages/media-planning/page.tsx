import { StartOrDemo, StartOrForecast } from '../../ui/button.tsx';
import { CallToAction } from '../../ui/call-to-action.tsx';
import { type PageDefinition, titledHead, useMessages } from '../../ui/page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { PlanArt } from './art.tsx';
import { OpenWeek } from './open-week.tsx';
import s from './page.module.css';
import { PlanChart } from './plan-chart.tsx';
import { Refresh } from './refresh.tsx';

function MediaPlanning() {
  const t = useMessages().mediaPlanning;
  return (
    <>
      <Opening />
      <Refresh />
      <OpenWeek />
      <CallToAction title={t.closing}>
        <StartOrForecast />
      </CallToAction>
    </>
  );
}

/** Today is at the left edge. */
function Opening() {
  const t = useMessages().mediaPlanning;
  return (
    <Sheet className={s.opening}>
      <PageHead title={t.title} lede={t.lede}>
        <StartOrDemo />
      </PageHead>
      <PlanChart />
    </Sheet>
  );
}

export const page: PageDefinition = {
  head: ({ messages }) => titledHead(messages.mediaPlanning, <PlanArt />),
  Body: MediaPlanning,
  ruler: 'ahead',
};

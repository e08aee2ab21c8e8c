import { StartOrDemo } from '../../ui/begin.tsx';
import { useMessages } from '../../ui/page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import s from './opening.module.css';
import { PlanChart } from './plan-chart.tsx';

/** Today stands at the left edge: everything on the sheet lies ahead. */
export function Opening() {
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

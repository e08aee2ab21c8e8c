import { overview } from '../../../contract/console/operations.ts';
import { consoleApi } from '../../../contract/console/paths.ts';
import { adSpendBands } from '../../../contract/waitlist.ts';
import { useConsole } from '../context.ts';
import { languageLabel } from '../labels.ts';
import { Notice } from '../parts/controls.tsx';
import { Pane } from '../parts/pane.tsx';
import { useFetch } from '../use-fetch.ts';
import { Bars, Conversion, Weeks } from './figures.tsx';
import s from './overview.module.css';

/** Applications by week, language and ad spend, and the form's conversion rate. */
export function OverviewPane() {
  const { refreshKey } = useConsole();
  const { data, refused } = useFetch(consoleApi.overview, overview, refreshKey);
  if (!data) {
    return (
      <Pane title="Overview">
        {refused ? <Notice>{refused}</Notice> : <p className={s.wait}>Loading …</p>}
      </Pane>
    );
  }
  const spends = adSpendBands.flatMap((band) => data.spends.filter(({ spend }) => spend === band));
  return (
    <Pane title="Overview">
      <Weeks weeks={data.weeks} />
      <div className={s.pair}>
        <Bars
          id="languages"
          title="By language"
          bars={data.languages.map(({ language, applications }) => ({
            name: languageLabel(language),
            value: applications,
          }))}
        />
        <Bars
          id="spends"
          title="By monthly ad spend"
          bars={spends.map(({ spend, applications }) => ({ name: spend, value: applications }))}
        />
      </div>
      <Conversion {...data.conversion} />
    </Pane>
  );
}

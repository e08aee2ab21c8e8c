import { adSpendBands } from '../../../contract/ad-spend.ts';
import { consoleApi } from '../../../contract/console/paths.ts';
import { statistics } from '../../../contract/console/statistics.ts';
import { useConsole } from '../context.ts';
import { languageLabel } from '../labels.ts';
import { toQueryString } from '../location.ts';
import { Notice } from '../parts/controls.tsx';
import { Pane } from '../parts/pane.tsx';
import { useFetch } from '../use-fetch.ts';
import { Origins, Outcomes, ReplyTimes } from './breakdowns.tsx';
import { Bars, Conversion, Weeks } from './figures.tsx';
import s from './statistics.module.css';

const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

/** Submissions over time, their sources, time to first reply and outcomes. */
export function StatisticsPane() {
  const { refreshKey } = useConsole();
  const { data, problem } = useFetch(
    `${consoleApi.statistics}?${toQueryString({ timeZone })}`,
    statistics,
    refreshKey,
  );
  if (!data) {
    return (
      <Pane title="Statistics">
        {problem ? <Notice>{problem}</Notice> : <p className={s.wait}>Loading …</p>}
      </Pane>
    );
  }
  const spends = adSpendBands.flatMap((band) => data.spends.filter(({ spend }) => spend === band));
  return (
    <Pane title="Statistics">
      <Weeks of={data.weeks} kind="application" />
      <div className={s.pair}>
        <Weeks of={data.weeks} kind="lead" />
        <Weeks of={data.weeks} kind="meeting" />
      </div>
      <div className={s.pair}>
        <Origins
          id="sources"
          title="By source"
          finding="The campaign of the first visit, or else the website that linked to us. Persimmon is undecided."
          of={data.sources}
        />
        <Origins
          id="pages"
          title="By first page"
          finding="The page on which the visit began that led to an application."
          of={data.pages}
        />
      </div>
      <ReplyTimes of={data.answers} />
      <Outcomes of={data.outcomes} />
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

import { adSpendBands } from '../../../contract/ad-spend.ts';
import { consoleApi } from '../../../contract/console/paths.ts';
import { type StatisticsSpan, statistics, statisticsSpans } from '../../../contract/console/statistics.ts';
import { useConsole } from '../context.ts';
import { languageLabel } from '../labels.ts';
import { type ConsoleLocation, toQueryString } from '../location.ts';
import { buttonClasses, ConsoleLink, Notice } from '../parts/controls.tsx';
import { Pane } from '../parts/pane.tsx';
import { useFetch } from '../use-fetch.ts';
import { Bars, Conversion, Origins, Periods } from './figures.tsx';
import { Outcomes } from './outcomes.tsx';
import { ReplyTimes } from './reply-times.tsx';
import { Sources } from './sources.tsx';
import { Speeds } from './speeds.tsx';
import s from './statistics.module.css';

const spans = Object.entries(statisticsSpans).map(([span, { unit, count }]) => ({
  span: span as StatisticsSpan,
  name: `${count} ${unit}s`,
}));

/** Where visitors came from and how far they got, over time, and how fast we and the pages were. */
export function StatisticsPane({ location }: { location: ConsoleLocation }) {
  const { refreshKey } = useConsole();
  const span = location.span ?? '26-weeks';
  const query = toQueryString({ span });
  const { data, problem } = useFetch(`${consoleApi.statistics}?${query}`, statistics, refreshKey);
  const actions = (
    <div className={s.actions}>
      <nav aria-label="Time" className={s.spans}>
        {spans.map((one) => (
          <ConsoleLink
            key={one.span}
            to={{ pane: 'numbers', span: one.span }}
            aria-current={one.span === span ? 'true' : undefined}
          >
            {one.name}
          </ConsoleLink>
        ))}
      </nav>
      <a className={buttonClasses.ghost} href={`${consoleApi.statisticsCsv}?${query}`} download>
        Export CSV
      </a>
    </div>
  );
  if (!data) {
    return (
      <Pane title="Numbers" actions={actions}>
        {problem ? <Notice>{problem}</Notice> : <p className={s.wait}>Loading …</p>}
      </Pane>
    );
  }
  const spends = adSpendBands.flatMap((band) => data.spends.filter(({ spend }) => spend === band));
  return (
    <Pane title="Numbers" actions={actions}>
      <Sources of={data} />
      <div className={s.triple}>
        <Periods of={data} kind="application" />
        <ReplyTimes of={data} />
        <Outcomes of={data.outcomes} />
        <Periods of={data} kind="lead" />
        <Periods of={data} kind="meeting" />
        <Speeds of={data.speeds} />
      </div>
      <div className={s.triple}>
        <Origins
          id="pages"
          title="By first page"
          finding="The first page of each visit that led to an application. Orange is undecided."
          of={data.pages}
        />
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
      <p className={s.basis}>
        Weeks begin on Monday, and days at midnight UTC. What looks like spam is not counted.
      </p>
    </Pane>
  );
}

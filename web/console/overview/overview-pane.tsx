import { overview } from '../../../contract/console/operations.ts';
import { consoleApi } from '../../../contract/console/paths.ts';
import { adSpendBands } from '../../../contract/waitlist.ts';
import { useConsole } from '../context.ts';
import { Notice } from '../parts/notice.tsx';
import { Pane } from '../parts/pane.tsx';
import { useAsk } from '../use-ask.ts';
import { languageWords } from '../words.ts';
import { Bars } from './bars.tsx';
import { Conversion } from './conversion.tsx';
import s from './overview-pane.module.css';
import { Weeks } from './weeks.tsx';

/** How applications come in: by week, language and spend, and how many of those who begin the form send it. */
export function OverviewPane() {
  const { round } = useConsole();
  const { data, refused } = useAsk(consoleApi.overview, overview, round);
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
            name: languageWords[language],
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

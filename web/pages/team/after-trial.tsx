import { teamName } from '../../documents/team.ts';
import { useMessages, usePage } from '../../ui/page.tsx';
import { SectionHead, Sheet } from '../../ui/sheet.tsx';
import { TeamCards } from '../../ui/team-card.tsx';
import s from './after-trial.module.css';

/** What happens the day after the trial. */
export function AfterTrial() {
  const { after } = useMessages().team;
  return (
    <Sheet spaced labelledBy="after">
      <SectionHead id="after" title={after.title}>
        {after.lede}
      </SectionHead>
      <div className={s.ways}>
        {(['goOn', 'stop'] as const).map((way) => (
          <div key={way} className={s[way]}>
            <h3>{after[way].title}</h3>
            <p>{after[way].text}</p>
          </div>
        ))}
      </div>
    </Sheet>
  );
}

const asked = ['range', 'access', 'disapproved', 'second', 'broken', 'numbers'] as const;
const responsible = {
  range: 'forecasting',
  access: 'data',
  disapproved: 'campaign',
  second: 'onboarding',
  broken: 'care',
  numbers: 'data',
} as const;

/** The teams, with a question for each. */
export function Teams() {
  const { locale, messages } = usePage();
  const { ask } = messages.team;
  return (
    <Sheet spaced labelledBy="ask">
      <SectionHead id="ask" title={ask.title}>
        {ask.lede}
      </SectionHead>
      <TeamCards heading="h3" />
      <div className={s.questions}>
        <h3>{ask.who}</h3>
        <dl>
          {asked.map((question) => (
            <div key={question}>
              <dt>{ask.questions[question]}</dt>
              <dd>{teamName(locale, responsible[question])}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Sheet>
  );
}

import type { Messages } from '../../../content/messages/messages.ts';
import type { Team } from '../../../contract/team.ts';
import { teamMembers } from '../../documents/team.ts';
import { useMessages, usePage } from '../../ui/page.tsx';
import { SectionHead, Sheet } from '../../ui/sheet.tsx';
import { TeamArtwork } from '../../ui/team-card.tsx';
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

const questions: Record<Team, readonly (keyof Messages['team']['ask']['questions'])[]> = {
  forecasting: ['range'],
  campaign: ['disapproved'],
  data: ['access', 'numbers'],
  onboarding: ['second'],
  care: ['broken'],
};

/** The teams, each with the questions it is responsible for. */
export function Teams() {
  const { locale, messages } = usePage();
  const { ask } = messages.team;
  return (
    <Sheet spaced labelledBy="ask">
      <SectionHead id="ask" title={ask.title}>
        {ask.lede}
      </SectionHead>
      <ul className={s.teams}>
        {teamMembers(locale).map(({ name, position, drawing, team }) => (
          <li key={name}>
            <TeamArtwork of={drawing} />
            <h3>{name}</h3>
            <p>{position}</p>
            {team && (
              <div>
                <b>{ask.who}</b>
                {questions[team].map((question) => (
                  <p key={question}>{ask.questions[question]}</p>
                ))}
              </div>
            )}
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

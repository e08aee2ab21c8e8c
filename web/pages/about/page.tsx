import { facts } from '../../../contract/facts.ts';
import { localPath } from '../../../contract/locales.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { CallToAction } from '../../ui/call-to-action.tsx';
import { type PageContext, type PageDefinition, useMessages } from '../../ui/page.tsx';
import { Actions } from '../../ui/page-head.tsx';
import { SectionHead, Sheet } from '../../ui/sheet.tsx';
import { TeamCards } from '../../ui/team-card.tsx';
import { YearsArt } from './art.tsx';
import { Opening } from './opening.tsx';
import { Story } from './story.tsx';

function About() {
  const { closer } = useMessages().about;
  return (
    <>
      <Opening />
      <Story />
      <Teams />
      <CallToAction title={closer.title}>
        <ButtonLink to="/join-the-waitlist" big arrow>
          {closer.access}
        </ButtonLink>
        <ButtonLink to="/careers" big ghost>
          {closer.careers}
        </ButtonLink>
      </CallToAction>
    </>
  );
}

function Teams() {
  const { teams } = useMessages().about;
  return (
    <Sheet spaced labelledBy="teams">
      <SectionHead id="teams" title={teams.title}>
        {teams.lede}
      </SectionHead>
      <TeamCards heading="h3" />
      <Actions>
        <ButtonLink to="/team" ghost>
          {teams.team}
        </ButtonLink>
      </Actions>
    </Sheet>
  );
}

function head({ messages, origin, locale, today }: PageContext) {
  const organization = `${origin}/#organization`;
  const aboutPage = {
    '@type': 'AboutPage',
    '@id': origin + localPath(locale, '/about'),
    mainEntity: { '@id': organization },
  };
  const founding = { '@type': 'Organization', '@id': organization, foundingDate: String(facts.foundedIn) };
  return {
    ...messages.about.meta,
    headline: messages.about.title,
    picture: <YearsArt today={today} />,
    jsonLd: [aboutPage, founding],
  };
}

export const page: PageDefinition = { head, Body: About };

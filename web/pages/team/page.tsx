import { Breadcrumb, breadcrumbList } from '../../ui/breadcrumb.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { CallToAction } from '../../ui/call-to-action.tsx';
import { type PageContext, type PageDefinition, useMessages } from '../../ui/page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { AfterTrial, Teams } from './after-trial.tsx';
import { FirstDaysArt } from './art.tsx';
import { FirstDays } from './first-days.tsx';

function Team() {
  const { team, layout } = useMessages();
  return (
    <>
      <Sheet>
        <Breadcrumb crumbs={[{ to: '/about', name: layout.footer.about }]} />
        <PageHead title={team.title} lede={team.lede} />
        <FirstDays />
      </Sheet>
      <AfterTrial />
      <Teams />
      <CallToAction title={team.closer.title}>
        <ButtonLink to="/ScheduleMeeting" big arrow>
          {team.closer.meet}
        </ButtonLink>
        <ButtonLink to="/careers" big ghost>
          {team.closer.careers}
        </ButtonLink>
      </CallToAction>
    </>
  );
}

function head(context: PageContext) {
  const { team, layout } = context.messages;
  const trail = breadcrumbList(context, [
    { to: '/about', name: layout.footer.about },
    { to: '/team', name: layout.footer.team },
  ]);
  return { ...team.meta, headline: team.title, picture: <FirstDaysArt />, jsonLd: [trail] };
}

export const page: PageDefinition = { head, Body: Team };

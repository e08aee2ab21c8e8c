import { type PageDefinition, useMessages } from '../../ui/page.tsx';
import { StatusPage } from '../../ui/status-page.tsx';

function NotFound() {
  return (
    <StatusPage
      messages={useMessages().errors.notFound}
      code="404"
      spot="gap"
      line="M26 279l52-21 52 9 52-30 52-21 52 12 52-36 52 12M754 167l52 13 52-31 52 8 52-30 52-10 52 15 52-29 52-20 52 8 52-22 52-18"
      broken="M390 204 754 167"
    />
  );
}

export const page: PageDefinition = { head: ({ messages }) => messages.errors.notFound.meta, Body: NotFound };

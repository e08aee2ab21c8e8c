import { type PageDefinition, useMessages } from '../../ui/page.tsx';
import { StatusPage } from '../../ui/status-page.tsx';

function Failed() {
  return (
    <StatusPage
      messages={useMessages().errors.failed}
      code="500"
      spot="floor"
      line="M26 200l52-21 52 9 52-30 52-21 52 12 52-36 52 12 52-20 52 190"
      broken="M494 295H1326"
    />
  );
}

export const page: PageDefinition = { head: ({ messages }) => messages.errors.failed.meta, Body: Failed };

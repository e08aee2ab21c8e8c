import { AsideSection, AsideTerms, FormPage } from '../../ui/form-page.tsx';
import { Island } from '../../ui/island.tsx';
import { type PageDefinition, titledHead, usePage } from '../../ui/page.tsx';
import { Application } from './application.tsx';
import { FormArt } from './art.tsx';
import { island as plan } from './waitlist-plan.island.tsx';

function Waitlist() {
  const { messages, doubleOptIn } = usePage();
  const { waitlist: t } = messages;
  return (
    <FormPage
      title={t.title}
      lede={t.lede}
      aside={
        <>
          <AsideSection title={t.next.title}>
            <Island of={plan} when="visible" props={{ text: t.next, confirms: doubleOptIn }} />
          </AsideSection>
          <AsideSection title={t.who.title}>
            <AsideTerms terms={t.who.terms} />
          </AsideSection>
        </>
      }
    >
      <Application />
    </FormPage>
  );
}

export const page: PageDefinition = {
  head: ({ messages }) => titledHead(messages.waitlist, <FormArt />),
  Body: Waitlist,
  ruler: 'around-today',
  quietHeader: true,
  footer: false,
};

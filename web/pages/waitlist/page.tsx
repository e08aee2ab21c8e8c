import { AsideSection, AsideTerms, FormPage } from '../../ui/form-page.tsx';
import { type PageDefinition, titledHead, usePage } from '../../ui/page.tsx';
import { Steps } from '../../ui/steps.tsx';
import { Application } from './application.tsx';
import { FormArt } from './art.tsx';

function Waitlist() {
  const { messages, doubleOptIn } = usePage();
  const { waitlist: t } = messages;
  const { apply, applyAndConfirm, steps } = t.next;
  return (
    <FormPage
      title={t.title}
      lede={t.lede}
      aside={
        <>
          <AsideSection title={t.who.title}>
            <AsideTerms terms={t.who.terms} />
          </AsideSection>
          <AsideSection title={t.next.title}>
            <Steps steps={[doubleOptIn ? applyAndConfirm : apply, ...steps]} />
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

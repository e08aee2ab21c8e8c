import { ContactLinks } from '../../ui/contact-links.tsx';
import { AsideSection, FormPage } from '../../ui/form-page.tsx';
import { type PageContext, type PageDefinition, useMessages } from '../../ui/page.tsx';
import { Steps } from '../../ui/steps.tsx';
import { Message } from './message.tsx';

function Support() {
  const { support: t, sales } = useMessages();
  return (
    <FormPage
      title={t.title}
      lede={t.lede}
      aside={
        <>
          <AsideSection title={t.next.title}>
            <Steps steps={t.next.steps} />
          </AsideSection>
          <AsideSection title={sales.talk.title}>
            <ContactLinks />
          </AsideSection>
        </>
      }
    >
      <Message />
    </FormPage>
  );
}

function head({ messages }: PageContext) {
  const { meta, title } = messages.support;
  return { ...meta, headline: title, today: 'none' as const };
}

export const page: PageDefinition = { head, Body: Support };

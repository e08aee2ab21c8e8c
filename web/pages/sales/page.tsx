import { ContactLinks } from '../../ui/contact-links.tsx';
import { AsideSection, AsideTerms, FormPage } from '../../ui/form-page.tsx';
import { type PageContext, type PageDefinition, useMessages } from '../../ui/page.tsx';
import { Inquiry } from './inquiry.tsx';

function Sales() {
  const { sales: t } = useMessages();
  return (
    <FormPage
      title={t.title}
      lede={t.lede}
      aside={
        <>
          <AsideSection title={t.prepare.title}>
            <AsideTerms terms={t.prepare.terms} />
          </AsideSection>
          <AsideSection title={t.talk.title}>
            <ContactLinks meeting />
          </AsideSection>
        </>
      }
    >
      <Inquiry />
    </FormPage>
  );
}

function head({ messages }: PageContext) {
  const { meta, title } = messages.sales;
  return { ...meta, headline: title, today: 'none' as const };
}

export const page: PageDefinition = { head, Body: Sales };

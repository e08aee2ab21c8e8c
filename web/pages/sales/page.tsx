import { ContactLinks } from '../../ui/contact-links.tsx';
import { AsideSection, AsideTerms } from '../../ui/form-page.tsx';
import { type PageContext, type PageDefinition, useMessages } from '../../ui/page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { CallsArt } from './art.tsx';
import { Inquiry } from './inquiry.tsx';
import s from './page.module.css';

function Sales() {
  const { sales: t } = useMessages();
  return (
    <Sheet className={s.page}>
      <PageHead title={t.title} lede={t.lede} />
      <div className={s.columns}>
        <Inquiry />
        <div className={s.aside}>
          <AsideSection title={t.prepare.title}>
            <AsideTerms terms={t.prepare.terms} />
          </AsideSection>
          <AsideSection title={t.talk.title}>
            <ContactLinks />
          </AsideSection>
        </div>
      </div>
    </Sheet>
  );
}

function head({ messages }: PageContext) {
  const { meta, title } = messages.sales;
  return { ...meta, headline: title, picture: <CallsArt /> };
}

export const page: PageDefinition = { head, Body: Sales };

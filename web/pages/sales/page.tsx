import { ContactLinks } from '../../ui/contact-links.tsx';
import { AsideSection, AsideTerms } from '../../ui/form-page.tsx';
import { type PageDefinition, titledHead, useMessages } from '../../ui/page.tsx';
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

export const page: PageDefinition = {
  head: ({ messages }) => titledHead(messages.sales, <CallsArt />),
  Body: Sales,
};

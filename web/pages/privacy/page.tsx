import { privacyPolicy } from '../../documents/texts.ts';
import { type PageContext, type PageDefinition, usePage } from '../../ui/page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Contents } from '../../ui/prose.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { PolicyArt } from './art.tsx';
import s from './page.module.css';
import { PolicyBox } from './policy-box.tsx';

function Privacy() {
  const { locale, messages, format } = usePage();
  const { front, sections } = privacyPolicy(locale);
  const t = messages.privacy;
  return (
    <Sheet className={s.page}>
      <PageHead title={front.title} lede={front.lede} />
      <div className={s.columns}>
        <Contents label={t.sections} sections={sections} note={t.updated(format.date(front.updated))} />
        <PolicyBox title={front.title} sections={sections} shown={front.shownSections} />
      </div>
    </Sheet>
  );
}

function head({ locale, messages }: PageContext) {
  const { title, updated } = privacyPolicy(locale).front;
  return { ...messages.privacy.meta, headline: title, picture: <PolicyArt />, modified: updated };
}

export const page: PageDefinition = { head, Body: Privacy };

import { fill } from '../../../content/fill.ts';
import { settings } from '../../../content/settings.ts';
import { facts } from '../../../contract/facts.ts';
import { localPath } from '../../../contract/locales.ts';
import { Island } from '../../ui/island.tsx';
import { type PageDefinition, titledHead, usePage } from '../../ui/page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { PageMapArt } from './art.tsx';
import s from './page.module.css';
import { PostedAnswer, Sample } from './static-parts.tsx';
import { island as tagCheck } from './tag-check.island.tsx';

function CheckGaTag() {
  const { messages, locale, route } = usePage();
  const { title, lede, form, privacy } = messages.checkGaTag;
  const { tooLong, close } = messages.forms;
  return (
    <Sheet className={s.page}>
      <PageHead title={title} lede={lede} />
      <Island
        of={tagCheck}
        when="painted"
        props={{
          action: localPath(locale, route.path),
          locale,
          email: settings.email,
          messages: { ...form, tooLong, close },
        }}
      />
      <div className={s.idle}>
        <PostedAnswer />
        <Sample />
      </div>
      <p className={s.privacy}>{fill(privacy, { seconds: facts.tagCheckSeconds })}</p>
    </Sheet>
  );
}

export const page: PageDefinition = {
  head: ({ messages }) => titledHead(messages.checkGaTag, <PageMapArt />),
  Body: CheckGaTag,
};

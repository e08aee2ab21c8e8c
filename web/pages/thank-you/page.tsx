import { ButtonLink } from '../../ui/button.tsx';
import { type PageContext, type PageDefinition, useMessages } from '../../ui/page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import s from './page.module.css';

function ThankYou() {
  const { thankYou: t, layout } = useMessages();
  return (
    <Sheet className={s.thanks}>
      <PageHead title={t.title} lede={t.lede}>
        <ButtonLink to="/" big>
          {t.back}
        </ButtonLink>
      </PageHead>
      <ol className={s.next} aria-label={t.next.label}>
        <li className={s.applied}>
          <b>{t.next.applied}</b>
          <i aria-hidden="true">{layout.ruler.today}</i>
        </li>
        <li className={s.read}>
          <b>{t.next.read.name}</b>
          <span>{t.next.read.text}</span>
        </li>
        <li className={s.call}>
          <b>{t.next.call.name}</b>
          <span>{t.next.call.text}</span>
        </li>
        <li className={s.trial}>
          <b>{t.next.trial.name}</b>
          <span>{t.next.trial.text}</span>
        </li>
      </ol>
    </Sheet>
  );
}

function head({ messages }: PageContext) {
  return { ...messages.thankYou.meta, headline: messages.thankYou.title, today: 'ahead' as const };
}

export const page: PageDefinition = { head, Body: ThankYou, footer: false };

import { ButtonLink } from '../../ui/button.tsx';
import { NextStepsArt } from '../../ui/next-steps-art.tsx';
import { type PageContext, type PageDefinition, usePage } from '../../ui/page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import s from './page.module.css';

function ThankYou() {
  const { messages, doubleOptIn } = usePage();
  const { thankYou: t, layout } = messages;
  const { title, lede } = doubleOptIn ? t.optIn : t;
  return (
    <Sheet className={s.thanks}>
      <PageHead title={title} lede={lede}>
        <ButtonLink to="/" big>
          {t.back}
        </ButtonLink>
        {doubleOptIn && (
          <ButtonLink to="/confirm-application" big ghost>
            {t.optIn.again}
          </ButtonLink>
        )}
      </PageHead>
      <ol className={doubleOptIn ? `${s.next} ${s.unconfirmed}` : s.next} aria-label={t.next.label}>
        <li className={s.applied}>
          <b>{t.next.applied}</b>
          <i aria-hidden="true">{layout.ruler.today}</i>
        </li>
        {doubleOptIn && (
          <li className={s.confirm}>
            <b>{t.next.confirm.name}</b>
            <span>{t.next.confirm.text}</span>
          </li>
        )}
        <li className={s.read}>
          <b>{t.next.read.name}</b>
          <span>{t.next.read.text}</span>
        </li>
        <li className={s.answer}>
          <b>{t.next.answer.name}</b>
          <span>{t.next.answer.text}</span>
        </li>
      </ol>
    </Sheet>
  );
}

function head({ messages, doubleOptIn }: PageContext) {
  const { thankYou: t } = messages;
  return { ...t.meta, headline: doubleOptIn ? t.optIn.title : t.title, picture: <NextStepsArt /> };
}

export const page: PageDefinition = { head, Body: ThankYou, footer: false };

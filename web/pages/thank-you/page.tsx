import { ButtonLink } from '../../ui/button.tsx';
import { NextSteps } from '../../ui/next-steps.tsx';
import { NextStepsArt } from '../../ui/next-steps-art.tsx';
import { type PageContext, type PageDefinition, usePage } from '../../ui/page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import s from './page.module.css';

function ThankYou() {
  const { messages, doubleOptIn } = usePage();
  const { thankYou: t } = messages;
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
      <NextSteps progress={doubleOptIn ? 'unconfirmed' : 'sent'} />
    </Sheet>
  );
}

function head({ messages, doubleOptIn }: PageContext) {
  const { thankYou: t } = messages;
  return { ...t.meta, headline: doubleOptIn ? t.optIn.title : t.title, picture: <NextStepsArt /> };
}

export const page: PageDefinition = { head, Body: ThankYou, footer: false };

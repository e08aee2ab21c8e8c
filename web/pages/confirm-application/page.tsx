import { localPath } from '../../../contract/locales.ts';
import button from '../../ui/button.module.css';
import { type PageContext, type PageDefinition, useMessages, usePage } from '../../ui/page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Sheet } from '../../ui/sheet.tsx';

/** The target of the opt-in mail's link. The server fills in the token; only the button confirms. */
function ConfirmApplication() {
  const { confirmApplication: t } = useMessages();
  const { locale, route } = usePage();
  return (
    <Sheet>
      <PageHead title={t.title} lede={t.lede}>
        <form method="post" action={localPath(locale, route.path)}>
          <input type="hidden" name="token" value="" />
          <button type="submit" className={`${button.button} ${button.big}`}>
            {t.action}
          </button>
        </form>
        <p>{t.note}</p>
      </PageHead>
    </Sheet>
  );
}

function head({ messages }: PageContext) {
  const { meta, title } = messages.confirmApplication;
  return { ...meta, headline: title, today: 'ahead' as const };
}

export const page: PageDefinition = { head, Body: ConfirmApplication, quietHeader: true, footer: false };

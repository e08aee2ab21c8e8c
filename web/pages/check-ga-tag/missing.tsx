import { settings } from '../../../content/settings.ts';
import { ButtonAnchor } from '../../ui/button.tsx';
import { mailHref } from '../../ui/mail.ts';
import { useMessages } from '../../ui/page.tsx';
import panel from '../../ui/panel.module.css';
import s from './missing.module.css';

/** What to do when there is no tag. */
export function Missing() {
  const { missing: t } = useMessages().checkGaTag;
  const ticket = mailHref(t.subject, t.body);
  return (
    <section className={`${panel.panel} ${s.missing}`} aria-labelledby="missing">
      <h2 id="missing">{t.title}</h2>
      <p>
        {t.before}
        <a href={ticket}>{settings.email}</a>
        {t.after}
      </p>
      <ButtonAnchor href={ticket} big arrow>
        {t.action}
      </ButtonAnchor>
    </section>
  );
}

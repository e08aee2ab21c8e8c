import { localPath } from '../../../contract/locales.ts';
import button from '../../ui/button.module.css';
import { ButtonLink } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/field.tsx';
import { Banner, SubmitButton } from '../../ui/form/form-parts.tsx';
import { idle } from '../../ui/form/form-state.ts';
import { Group } from '../../ui/form/group.tsx';
import { SubmittedNotice } from '../../ui/form/submitted-notice.tsx';
import { Link } from '../../ui/link.tsx';
import { MailButton, MailSketch, Marked } from '../../ui/mail-sketch.tsx';
import { NextSteps } from '../../ui/next-steps.tsx';
import { NextStepsArt } from '../../ui/next-steps-art.tsx';
import { type PageDefinition, titledHead, useMessages, usePage } from '../../ui/page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import panel from '../../ui/panel.module.css';
import { Sheet } from '../../ui/sheet.tsx';
import s from './page.module.css';

/**
 * The target of the link that confirms an application. The server fills in the token and shows the parts for the
 * application's state; only the button confirms. Without a link the page draws the mail that has it, and offers to send it
 * again.
 */
function ConfirmApplication() {
  const { confirmApplication: t, thankYou, layout, mails } = useMessages();
  return (
    <Sheet className={s.page}>
      <PageHead title={t.title} lede={t.lede} filled>
        <div data-only="confirmed changed" hidden>
          <ButtonLink to="/forecast" big>
            {layout.begin.forecast}
          </ButtonLink>
        </div>
        <div data-only="confirmed changed" hidden>
          <ButtonLink to="/" big ghost>
            {thankYou.back}
          </ButtonLink>
        </div>
        <div data-only="stale" hidden>
          <ButtonLink to="/join-the-waitlist" big>
            {t.change.again}
          </ButtonLink>
        </div>
      </PageHead>
      <ProposedChange />
      <div className={s.lost} data-only="none">
        <MailSketch caption={t.find} subject={mails.applicationOptIn.subject}>
          <Marked>
            <MailButton>{mails.applicationOptIn.action}</MailButton>
          </Marked>
        </MailSketch>
        <SendAgain />
      </div>
      <NextSteps progress="unconfirmed" filled only="none confirmed changed stale" />
      <Waiting />
    </Sheet>
  );
}

/** The plan in which the next step is the button. */
function Waiting() {
  const { confirmApplication: t } = useMessages();
  const { locale } = usePage();
  return (
    <div className={s.waiting} data-only="waiting" hidden>
      <NextSteps
        progress="unconfirmed"
        confirm={
          <form method="post" action={localPath(locale, '/confirm-application/confirm')}>
            <input type="hidden" name="token" value="" />
            <button type="submit" className={`${button.button} ${button.big}`}>
              {t.action}
            </button>
          </form>
        }
      />
      <p>{t.note}</p>
    </div>
  );
}

/** The values that a change would replace, and the button that confirms it. The server repeats the row. */
function ProposedChange() {
  const { confirmApplication } = useMessages();
  const { locale } = usePage();
  const { caption, field, before, after, action, note } = confirmApplication.change;
  return (
    <div className={`${panel.panel} ${s.change}`} data-only="change" hidden>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{field}</th>
            <th scope="col">{before}</th>
            <th scope="col">{after}</th>
          </tr>
        </thead>
        <tbody>
          <tr data-each="changes">
            <th scope="row" data-text="field">
              {field}
            </th>
            <td data-text="before">–</td>
            <td data-text="after">–</td>
          </tr>
        </tbody>
      </table>
      <form method="post" action={localPath(locale, '/confirm-application/confirm')}>
        <input type="hidden" name="token" value="" />
        <button type="submit" className={`${button.button} ${button.big}`}>
          {action}
        </button>
      </form>
      <p>{note}</p>
    </div>
  );
}

/** A plain form: a script would not improve it. */
function SendAgain() {
  const { confirmApplication, forms } = useMessages();
  const { locale, route } = usePage();
  const { formLabel, email, submit, apply, sent } = confirmApplication.again;
  return (
    <div className={panel.panel}>
      <SubmittedNotice title={sent.title}>
        <p>{sent.text}</p>
        <Link to="/confirm-application">{submit}</Link>
      </SubmittedNotice>
      <form method="post" action={localPath(locale, route.path)} aria-label={formLabel} noValidate>
        <Banner state={idle} close={forms.close} onClose={undefined} />
        <Group>
          <TextField name="email" label={email} type="email" autoComplete="email" wide />
        </Group>
        <SubmitButton state={idle} label={submit} submitting={forms.submitting} />
      </form>
      <Link to="/join-the-waitlist">{apply}</Link>
    </div>
  );
}

export const page: PageDefinition = {
  head: ({ messages }) => titledHead(messages.confirmApplication, <NextStepsArt />),
  Body: ConfirmApplication,
  quietHeader: true,
  footer: false,
};

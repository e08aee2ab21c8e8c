import { settings } from '../../../content/settings.ts';
import { uuid7 } from '../../db/uuid7.ts';
import { keptMailsFolder, smtpMailer } from '../../mail/mailer.ts';
import { renderMail } from '../../mail/render-mail.ts';
import { formatSmtpServer } from '../../mail/smtp-error.ts';
import { OperatorError } from '../../operator-error.ts';
import { type StandaloneCommand, UsageError } from '../command.ts';
import { parseEmail } from './arguments.ts';

export const mailTestCommand: StandaloneCommand = {
  name: 'mail-test',
  about: 'sends one mail by SMTP_URL, and prints the reply of the mail server',
  usage: ['mail-test <email>'],
  values: [['<email>', 'the recipient: an address whose mailbox you can read']],
  async runAlone([address, ...rest], { env, print }) {
    if (!address || rest.length > 0) throw new UsageError();
    const to = parseEmail(address);
    const { SMTP_URL, MAIL_FROM, DATA_DIR } = env;
    if (!SMTP_URL) {
      throw new OperatorError(
        `SMTP_URL is not set, so no mail is sent: the server saves mails as files in ${keptMailsFolder(DATA_DIR)}.`,
      );
    }
    const mailer = smtpMailer(SMTP_URL, MAIL_FROM);
    try {
      const reply = await mailer.send(uuid7(), { to, ...testMail() });
      print(`${formatSmtpServer(SMTP_URL)} accepted a mail from ${MAIL_FROM} to ${to}: ${reply}`);
      print(
        'If it does not arrive, look for it in the spam folder, and check the SPF and DKIM records of the sender.',
      );
    } catch (error) {
      throw new OperatorError(`Not sent. ${(error as Error).message}`, { cause: error });
    } finally {
      mailer.close();
    }
  },
};

function testMail() {
  const title = `Test mail of ${settings.brand}`;
  const paragraphs = ['The website can send mails: this one was sent by `npm run admin -- mail-test`.'];
  return { subject: title, ...renderMail({ locale: 'en', title, paragraphs }) };
}

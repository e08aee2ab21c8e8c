import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished } from 'vitest';
import { eventually } from './eventually.ts';

interface SmtpSink {
  url: string;
  mails: Email[];
  /** The SMTP code with which mails are rejected, or 0 to accept them. */
  refuseWith: number;
  /** The text of the rejection, and the command that is rejected. */
  refusal: { words: string; at: 'MAIL FROM' | 'RCPT TO' | 'DATA' };
  /** Rejects every login, as after a password change. */
  refusesLogins: boolean;
  /** The attempted logins, and whether they were encrypted. */
  logins: { user: string; password: string; encrypted: boolean }[];
  /** The URL of this server with a login, on this machine or as if on another one. */
  urlWith(login: string, from?: 'here' | 'abroad'): string;
  /** Waits for `count` mails, and returns the one to an address and the other one. */
  arrived(count: number, to?: string): Promise<[Email | undefined, Email | undefined]>;
}

/** The only valid login. */
export const smtpLogin = { user: 'site', password: 'right' };

interface SmtpSinkOptions {
  login?: boolean;
  starttls?: boolean;
  /** The certificate for STARTTLS; smtp-server's own self-signed one by default. */
  certificate?: { key: string; cert: string };
}

/** A local SMTP server that stores its mails until the test ends. */
export async function smtpSink(
  { login = false, starttls = false, certificate }: SmtpSinkOptions = {},
  onFinished: (stop: () => Promise<void>) => void = onTestFinished,
): Promise<SmtpSink> {
  const sink: SmtpSink = {
    url: '',
    mails: [],
    refuseWith: 0,
    refusal: { words: 'not now', at: 'DATA' },
    refusesLogins: false,
    logins: [],
    urlWith(user, from = 'here') {
      const url = new URL(sink.url);
      // Not a loopback address, but leads to this machine.
      if (from === 'abroad') url.hostname = '0.0.0.0';
      return url.href.replace('//', `//${user}@`);
    },
    async arrived(count, address) {
      await eventually(() => expect(sink.mails).toHaveLength(count));
      const isTo = ({ to }: Email) => to?.[0]?.address === address;
      return [sink.mails.find(isTo), sink.mails.find((mail) => !isTo(mail))];
    },
  };
  /** The rejection that the test has set up for a command. */
  function refusedAt(command: SmtpSink['refusal']['at']): Error | undefined {
    const { refuseWith, refusal } = sink;
    if (refuseWith === 0 || refusal.at !== command) return undefined;
    return Object.assign(new Error(refusal.words), { responseCode: refuseWith });
  }
  const server = new SMTPServer({
    ...certificate,
    authOptional: !login,
    disabledCommands: starttls ? [] : ['STARTTLS'],
    logger: false,
    onAuth({ username, password }, { secure: encrypted }, done) {
      const user = username ?? '';
      sink.logins.push({ user, password: password ?? '', encrypted });
      const isRight = user === smtpLogin.user && password === smtpLogin.password && !sink.refusesLogins;
      if (isRight) done(null, { user });
      else done(new Error(`5.7.8 authentication failed for ${user}`));
    },
    // Connections that logged in before are rejected from here on too.
    onMailFrom: (_address, _session, done) =>
      done(
        sink.refusesLogins
          ? Object.assign(new Error('5.7.8 log in again'), { responseCode: 535 })
          : refusedAt('MAIL FROM'),
      ),
    onRcptTo: (_address, _session, done) => done(refusedAt('RCPT TO')),
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk) => chunks.push(chunk));
      stream.on('end', async () => {
        const refused = refusedAt('DATA');
        if (refused) {
          done(refused);
          return;
        }
        const mail = await PostalMime.parse(Buffer.concat(chunks));
        // The logo is in every mail.
        const attachments = mail.attachments.filter(({ related }) => !related);
        sink.mails.push({ ...mail, attachments });
        done();
      });
    },
  });
  // From clients that were killed.
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  sink.url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  onFinished(() => new Promise((resolve) => server.close(() => resolve())));
  return sink;
}

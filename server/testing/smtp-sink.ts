import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished } from 'vitest';
import { eventually } from './eventually.ts';

export interface SmtpSink {
  url: string;
  mails: Email[];
  /** What to answer instead of taking the next mails: an SMTP code, or 0 to take them. */
  refuseWith: number;
  /** The same in words, and at which command. */
  refusal: { words: string; at: 'MAIL FROM' | 'RCPT TO' | 'DATA' };
  /** The logins that were tried, and whether they came encrypted. */
  logins: { user: string; password: string; encrypted: boolean }[];
  /** The address of this server with a login, as seen from this machine or as if from another one. */
  urlWith(login: string, from?: 'here' | 'abroad'): string;
  /** Waits until so many mails have come, and gives the one to an address and the other. */
  arrived(count: number, to?: string): Promise<[Email | undefined, Email | undefined]>;
}

/** The only login that is let in. */
export const smtpLogin = { user: 'site', password: 'right' };

/** A real mail server on this machine that keeps what it is given. Its STARTTLS, if any, has a self-signed certificate. */
export async function smtpSink({ login = false, starttls = false } = {}): Promise<SmtpSink> {
  const sink: SmtpSink = {
    url: '',
    mails: [],
    refuseWith: 0,
    refusal: { words: 'not now', at: 'DATA' },
    logins: [],
    urlWith(user, from = 'here') {
      const url = new URL(sink.url);
      // Not a loopback address, though it leads to one.
      if (from === 'abroad') url.hostname = '0.0.0.0';
      return url.href.replace('//', `//${user}@`);
    },
    async arrived(count, address) {
      await eventually(() => expect(sink.mails).toHaveLength(count));
      const isTo = ({ to }: Email) => to?.[0]?.address === address;
      return [sink.mails.find(isTo), sink.mails.find((mail) => !isTo(mail))];
    },
  };
  /** Refuses where the test says so. */
  function refusedAt(command: SmtpSink['refusal']['at']): Error | undefined {
    const { refuseWith, refusal } = sink;
    if (refuseWith === 0 || refusal.at !== command) return undefined;
    return Object.assign(new Error(refusal.words), { responseCode: refuseWith });
  }
  const server = new SMTPServer({
    authOptional: !login,
    disabledCommands: starttls ? [] : ['STARTTLS'],
    logger: false,
    onAuth({ username, password }, { secure: encrypted }, done) {
      const user = username ?? '';
      sink.logins.push({ user, password: password ?? '', encrypted });
      if (user === smtpLogin.user && password === smtpLogin.password) done(null, { user });
      else done(new Error(`5.7.8 authentication failed for ${user}`));
    },
    onMailFrom: (_address, _session, done) => done(refusedAt('MAIL FROM')),
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
        sink.mails.push(await PostalMime.parse(Buffer.concat(chunks)));
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  sink.url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())));
  return sink;
}

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
  /** Waits until so many mails have come, and gives the one to an address and the other. */
  arrived(count: number, to?: string): Promise<[Email | undefined, Email | undefined]>;
}

/** A real mail server on this machine that keeps what it is given. */
export async function smtpSink(): Promise<SmtpSink> {
  const sink: SmtpSink = {
    url: '',
    mails: [],
    refuseWith: 0,
    async arrived(count, address) {
      await eventually(() => expect(sink.mails).toHaveLength(count));
      const isTo = ({ to }: Email) => to?.[0]?.address === address;
      return [sink.mails.find(isTo), sink.mails.find((mail) => !isTo(mail))];
    },
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk) => chunks.push(chunk));
      stream.on('end', async () => {
        if (sink.refuseWith) {
          done(Object.assign(new Error('not now'), { responseCode: sink.refuseWith }));
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

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

export interface SmtpSink {
  url: string;
  mails: Email[];
  /** What to answer instead of taking the next mails: an SMTP code, or 0 to take them. */
  refuseWith: number;
}

/** A real mail server on this machine that keeps what it is given. */
export async function smtpSink(): Promise<SmtpSink> {
  const sink: SmtpSink = { url: '', mails: [], refuseWith: 0 };
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

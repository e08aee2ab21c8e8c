import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { freePort } from '../../server/testing/start-server.ts';

/** A mail server and a webhook endpoint that record the outbox ids of what they receive. */
export interface Receivers {
  /** Settings that point the server at them. */
  env: Record<string, string>;
  mails: readonly string[];
  calls: readonly string[];
  /** Refuses connections until `up`. */
  down(): Promise<void>;
  up(): Promise<void>;
}

export async function openReceivers(): Promise<Receivers> {
  const [smtpPort, webhookPort] = [await freePort(), await freePort()];
  const mails: string[] = [];
  const calls: string[] = [];
  let close = async (): Promise<void> => {};

  async function up(): Promise<void> {
    const smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      logger: false,
      closeTimeout: 100,
      onData(stream, _session, done) {
        text(stream).then((mail) => {
          mails.push(/^message-id: <([^@]+)@/im.exec(mail)?.[1] ?? '');
          done();
        }, done);
      },
    });
    // From clients that were killed.
    smtp.on('error', () => {});
    const webhook = createServer(async (request, response) => {
      if ((await text(request).catch(() => undefined)) === undefined) return;
      calls.push(String(request.headers['webhook-id']));
      response.end();
    });
    smtp.listen(smtpPort, '127.0.0.1');
    webhook.listen(webhookPort, '127.0.0.1');
    await Promise.all([once(smtp.server, 'listening'), once(webhook, 'listening')]);
    close = async () => {
      webhook.closeAllConnections();
      await Promise.all([
        new Promise((resolve) => webhook.close(resolve)),
        new Promise<void>((resolve) => smtp.close(() => resolve())),
      ]);
    };
  }

  await up();
  return {
    env: {
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
      WEBHOOK_URL: `http://127.0.0.1:${webhookPort}/`,
      WEBHOOK_SECRET: `whsec_${'A'.repeat(32)}`,
    },
    mails,
    calls,
    up,
    down: () => close(),
  };
}

import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { isIP } from 'node:net';
import { join } from 'node:path';
import ipaddr from 'ipaddr.js';
import type { Transporter } from 'nodemailer';
import type { Logger } from 'pino';
import { settings } from '../../content/settings.ts';
import type { Env } from '../env.ts';
import { logoAttachment } from './logo.ts';
import type { Mail } from './mail-content.ts';
import { toSmtpError } from './smtp-error.ts';

/** Sends mails. `id` becomes the message id, so that a duplicate can be recognized. */
export interface Mailer {
  /** Resolves with the mail server's reply, or the file that the mail was written to. */
  send(id: string, mail: Mail): Promise<string>;
  close(): void;
}

type MailerEnv = Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR'>;

/** By SMTP if configured, otherwise into files that the operator can open. */
export function createMailer(env: MailerEnv, logger: Logger): Mailer {
  if (env.SMTP_URL) return smtpMailer(env.SMTP_URL, env.MAIL_FROM);
  const folder = keptMailsFolder(env.DATA_DIR);
  logger.info(`SMTP_URL is not set: mails are kept as files in ${folder}`);
  return fileMailer(folder, env.MAIL_FROM);
}

/** Settings in the query of SMTP_URL, such as `?requireTLS=false`, override these. */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = onFirstMail(({ createTransport }) =>
    createTransport({
      url,
      requireTLS: sendsLoginAbroad(url),
      pool: true,
      maxConnections: 2,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    }),
  );
  return {
    async send(id, mail) {
      try {
        const { response } = await (await transport.open()).sendMail(envelope(id, from, mail));
        return response;
      } catch (error) {
        throw toSmtpError(error, { url, to: mail.to });
      }
    },
    close: transport.close,
  };
}

function fileMailer(folder: string, from: string): Mailer {
  const transport = onFirstMail(({ createTransport }) =>
    createTransport({ streamTransport: true, buffer: true }),
  );
  return {
    async send(id, mail) {
      const { message } = await (await transport.open()).sendMail(envelope(id, from, mail));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${id}.eml`);
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600, flush: true });
      await rename(`${file}.part`, file);
      return file;
    },
    close: transport.close,
  };
}

/** True if the login would be sent to another machine unencrypted if the server offered no STARTTLS. */
function sendsLoginAbroad(url: string): boolean {
  const { protocol, username, hostname } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  const isHere = host === 'localhost' || (isIP(host) > 0 && ipaddr.process(host).range() === 'loopback');
  return protocol === 'smtp:' && username !== '' && !isHere;
}

/** Loads nodemailer with the first mail, to save memory on an idle server (docs/decisions/0015). */
function onFirstMail<T>(create: (library: typeof import('nodemailer')) => Transporter<T>) {
  let transport: Promise<Transporter<T>> | undefined;
  return {
    open(): Promise<Transporter<T>> {
      transport ??= import('nodemailer').then(create);
      return transport;
    },
    close(): void {
      transport?.then(
        (opened) => opened.close(),
        () => {}, // never opened: the sender got the error
      );
    },
  };
}

function envelope(id: string, from: string, { to, cc, isPersonal, ...mail }: Mail) {
  return {
    ...mail,
    from,
    // An object, so that a comma in an address cannot split it.
    to: { name: '', address: to },
    ...(cc && { cc: { name: '', address: cc } }),
    messageId: `<${id}@${settings.domain}>`,
    attachments: [logoAttachment],
    headers: isPersonal ? {} : { 'auto-submitted': 'auto-generated', 'x-auto-response-suppress': 'All' },
  };
}

/** The folder for mails while no mail server is configured. */
export function keptMailsFolder(dataDir: string): string {
  return join(dataDir, 'mail');
}

export async function storedMailIds(dataDir: string): Promise<string[]> {
  const names = await readdir(keptMailsFolder(dataDir)).catch(() => []);
  return names.filter((name) => /^[0-9a-f-]{36}\.eml$/.test(name)).map((name) => name.replace('.eml', ''));
}

export async function deleteStoredMails(dataDir: string, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const file = join(keptMailsFolder(dataDir), `${id}.eml`);
    await rm(file, { force: true });
    await rm(`${file}.part`, { force: true });
  }
}

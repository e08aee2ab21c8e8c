import type { FastifyInstance } from 'fastify';
import { postForm } from '../../testing/post.ts';
import type { smtpSink } from '../../testing/smtp-sink.ts';

/** The page behind the link in a mail, and its button. The server must have `PUBLIC_URL` https://x.example. */
export function changeLinks(app: FastifyInstance, smtp: Awaited<ReturnType<typeof smtpSink>>) {
  /** The path of the link in the newest mail with this subject. */
  function link(subject: string): string {
    const mail = smtp.mails.findLast((one) => one.subject === subject);
    return /https:\/\/x\.example(\S*\/confirm-application\/\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  }
  return {
    link,
    open: (url: string) => app.inject({ url, headers: { accept: 'text/html' } }),
    confirm: (url: string) =>
      postForm(app, '/confirm-application/confirm', { token: url.split('/').at(-1) ?? '' }),
  };
}

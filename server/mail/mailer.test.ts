import { expect, onTestFinished, test } from 'vitest';
import { PermanentDeliveryError } from '../delivery-error.ts';
import { smtpLogin, smtpSink } from '../testing/smtp-sink.ts';
import { freePort } from '../testing/start-server.ts';
import { smtpMailer } from './mailer.ts';

const mail = { to: 'zoe.mueller@agency.example', subject: 'Hello', html: '<p>Hello</p>', text: 'Hello' };
const right = `${smtpLogin.user}:${smtpLogin.password}`;

/** The outcome of a mail: the server's reply, or the reason and whether it is retried. */
async function send(url: string): Promise<{ reply: string } | { final: boolean; reason: string }> {
  const mailer = smtpMailer(url, 'Site <site@forespan.example>');
  onTestFinished(() => mailer.close());
  return mailer.send(crypto.randomUUID(), mail).then(
    (reply) => ({ reply }),
    (error) => ({ final: error instanceof PermanentDeliveryError, reason: error.message }),
  );
}

test('an accepted mail resolves with the reply of the server', async () => {
  const sink = await smtpSink({ login: true });
  expect(await send(sink.urlWith(right))).toEqual({ reply: expect.stringMatching(/^250 /) });
  expect(sink.mails).toHaveLength(1);
});

test('a wrong password is retried, and the reason names SMTP_URL', async () => {
  const sink = await smtpSink({ login: true });
  expect(await send(sink.urlWith('site:wrong'))).toEqual({
    final: false,
    reason: expect.stringMatching(
      /^127\.0\.0\.1:\d+ refused the login: 535 5\.7\.8 .* \(check the user and the password in SMTP_URL;/,
    ),
  });
});

test('a missing login is retried', async () => {
  const sink = await smtpSink({ login: true });
  expect(await send(sink.url)).toEqual({
    final: false,
    reason: expect.stringMatching(/refused the login: 530 /),
  });
});

test.each([
  ['MAIL FROM', 550, '5.7.1 not owned by user', 'refused the sender'],
  ['MAIL FROM', 501, 'Bad sender address syntax', 'refused the sender'],
  ['RCPT TO', 554, '5.7.1 Relay access denied', 'does not send mail for us'],
  ['RCPT TO', 550, 'relay not permitted', 'does not send mail for us'],
  ['RCPT TO', 553, '5.1.8 Sender address rejected: Domain not found', 'does not send mail for us'],
  ['DATA', 554, 'Message rejected: Email address is not verified', 'does not send mail for us'],
  ['DATA', 550, '5.7.26 Unauthenticated email is not accepted', 'does not send mail for us'],
  ['RCPT TO', 450, '4.2.0 Greylisted', 'did not take the mail'],
] as const)('%s rejected with %i %s is retried', async (at, code, messages, explanation) => {
  const sink = await smtpSink();
  sink.refuseWith = code;
  sink.refusal = { words: messages, at };
  expect(await send(sink.url)).toEqual({ final: false, reason: expect.stringContaining(explanation) });
});

test.each([
  ['RCPT TO', 550, '5.1.1 User unknown'],
  ['RCPT TO', 550, 'No such user here'],
  ['DATA', 552, '5.2.2 Mailbox full'],
  ['MAIL FROM', 552, '5.3.4 Message size exceeds fixed limit'],
] as const)('%s rejected with %i %s is not retried', async (at, code, messages) => {
  const sink = await smtpSink();
  sink.refuseWith = code;
  sink.refusal = { words: messages, at };
  expect(await send(sink.url)).toEqual({
    final: true,
    reason: `The mail server refused the ${at === 'RCPT TO' ? 'address' : 'mail'}: ${code} ${messages}`,
  });
});

test('the reason contains no address, however the server repeats it', async () => {
  const sink = await smtpSink();
  sink.refuseWith = 550;
  const messages =
    '5.1.1 <zoe.mueller@agency.example>: Zoe.Mueller is unknown, ask postmaster@agency.example';
  sink.refusal = { words: messages, at: 'RCPT TO' };
  const { reason } = (await send(sink.url)) as { reason: string };
  expect(reason).toBe('The mail server refused the address: 550 5.1.1 <…>: … is unknown, ask …');
});

test('a login is not sent to another machine unencrypted', async () => {
  const sink = await smtpSink({ login: true });
  expect(await send(sink.urlWith(right, 'abroad'))).toEqual({
    final: false,
    reason: expect.stringMatching(
      / does not offer STARTTLS, so the login was not sent: .*\?requireTLS=false/,
    ),
  });
  expect(sink.logins).toEqual([]);
});

test('a login is sent unencrypted if SMTP_URL says so', async () => {
  const sink = await smtpSink({ login: true });
  const sent = await send(`${sink.urlWith(right, 'abroad')}?requireTLS=false`);
  expect(sent).toEqual({ reply: expect.stringMatching(/^250 /) });
  expect(sink.logins).toEqual([{ ...smtpLogin, encrypted: false }]);
});

test('a login is sent to another machine over STARTTLS', async () => {
  const sink = await smtpSink({ login: true, starttls: true });
  const sent = await send(`${sink.urlWith(right, 'abroad')}?tls.rejectUnauthorized=false`);
  expect(sent).toEqual({ reply: expect.stringMatching(/^250 /) });
  expect(sink.logins).toEqual([{ ...smtpLogin, encrypted: true }]);
});

test('an untrusted certificate is retried, and the reason says so', async () => {
  const sink = await smtpSink({ login: true, starttls: true });
  expect(await send(sink.urlWith(right, 'abroad'))).toEqual({
    final: false,
    reason: expect.stringMatching(/^No encrypted connection to 0\.0\.0\.0:\d+: .*certificate/),
  });
  expect(sink.logins).toEqual([]);
});

test('smtps:// to a port without TLS is retried, and the reason says so', async () => {
  const sink = await smtpSink();
  expect(await send(sink.url.replace('smtp:', 'smtps:'))).toEqual({
    final: false,
    reason: expect.stringMatching(/^No encrypted connection to 127\.0\.0\.1:\d+: /),
  });
});

test('an unreachable server is named, without the login', async () => {
  const sent = await send(`smtp://${right}@127.0.0.1:${await freePort()}`);
  expect(sent).toEqual({
    final: false,
    reason: expect.stringMatching(
      /^127\.0\.0\.1:\d+ cannot be reached: connect ECONNREFUSED .* \(check the host and the port of SMTP_URL\)$/,
    ),
  });
});

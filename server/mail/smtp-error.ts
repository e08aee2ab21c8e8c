import type { MailCause } from '../../contract/console/health.ts';
import { PermanentDeliveryError } from '../delivery-error.ts';

/** The fields we use of nodemailer's errors. */
interface SmtpError extends Error {
  code?: string;
  /** The code of the system or TLS error behind `code`, such as ECONNREFUSED. */
  originalCode?: string;
  /** The SMTP command that failed. */
  command?: string;
  response?: string;
  responseCode?: number;
}

/**
 * Converts a failed attempt into an error that says what went wrong and what to change, without personal addresses.
 * It is a `PermanentDeliveryError` only if the server permanently refused this recipient or message; anything our settings may
 * have caused is retried.
 */
export function toSmtpError(cause: unknown, { url, to }: { url: string; to: string }): Error {
  const error = cause as SmtpError;
  const reply = withoutAddresses(error.response ?? error.message, to);
  if (isFinal(error))
    return new PermanentDeliveryError(`${isAboutAddress(error) ? refusedAddress : refusedMail}: ${reply}`);
  const { explanation, advice } = diagnose(error, url);
  return new Error(`${explanation}: ${reply}${advice && ` (${advice})`}`);
}

/** How the reasons begin that `findMailCause` and the console's health tell apart. */
export const refusedForGood = 'The mail server refused the ';
export const refusedAddress = `${refusedForGood}address`;
const refusedMail = `${refusedForGood}mail`;

/** Finds the cause of a failed mail in the reason from `toSmtpError`. */
export function findMailCause(reason: string): MailCause {
  if (/ refused the login: /.test(reason)) return 'password';
  if (/ cannot be reached: /.test(reason)) return 'unreachable';
  return /certificate has expired/i.test(reason) ? 'expiredCertificate' : 'other';
}

function isAboutAddress({ code, command, responseCode }: SmtpError): boolean {
  return command === 'RCPT TO' || (code === 'EENVELOPE' && responseCode === undefined);
}

function diagnose(error: SmtpError, url: string): { explanation: string; advice: string } {
  const { code, command = '', responseCode = 0 } = error;
  const server = formatSmtpServer(url);
  if (command === 'STARTTLS' && responseCode > 0) {
    return {
      explanation: `${server} does not offer STARTTLS, so the login was not sent`,
      advice:
        'use smtps:// or a port with STARTTLS in SMTP_URL; ?requireTLS=false at its end sends the login unencrypted',
    };
  }
  if (code === 'ETLS' || isTlsError(error)) {
    return {
      explanation: `No encrypted connection to ${server}`,
      advice:
        'check the certificate of the mail server, and the host, port and smtp:// or smtps:// of SMTP_URL',
    };
  }
  if (code === 'EAUTH' || loginCodes.has(responseCode)) {
    return {
      explanation: `${server} refused the login`,
      advice:
        'check the user and the password in SMTP_URL; special characters in them must be percent-encoded',
    };
  }
  if (code === 'EDNS' || code === 'ESOCKET' || code === 'ETIMEDOUT' || code === 'ECONNECTION') {
    return { explanation: `${server} cannot be reached`, advice: 'check the host and the port of SMTP_URL' };
  }
  if (command === 'MAIL FROM') {
    return { explanation: `${server} refused the sender`, advice: 'check MAIL_FROM' };
  }
  if (responseCode >= 500) {
    return {
      explanation: `${server} does not send mail for us`,
      advice: 'check the login in SMTP_URL, MAIL_FROM, and the SPF and DKIM records of its domain',
    };
  }
  return { explanation: `${server} did not take the mail`, advice: '' };
}

/** Authentication required, mechanism too weak, credentials invalid, encryption required. */
const loginCodes = new Set([530, 534, 535, 538]);

/** Enhanced status codes that concern the sender (5.1.7, 5.1.8) or policy and authentication (5.7.x). */
const aboutUs = /^\d{3}[ -]5\.(?:7\.\d+|1\.[78])\b/;
/** The wording of servers without enhanced status codes. */
const textAboutUs = /\brelay|\bsender\b|\bauthenticat|\bnot verified\b/i;

function isFinal({ code, command, response = '', responseCode }: SmtpError): boolean {
  // Rejected before sending: an invalid address, or larger than the server's limit.
  if (responseCode === undefined) return code === 'EENVELOPE' || code === 'EMESSAGE';
  // The message is too large, which some servers already report at MAIL FROM.
  if (responseCode === 552) return true;
  if (responseCode < 500 || responseCode === 503 || loginCodes.has(responseCode)) return false;
  const isAboutMail = command === 'RCPT TO' || command === 'DATA';
  return isAboutMail && !aboutUs.test(response) && !textAboutUs.test(response);
}

function isTlsError({ originalCode = '', message }: SmtpError): boolean {
  return (
    /^(ERR_SSL|ERR_TLS|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO)/.test(originalCode) || /\bssl\b/i.test(message)
  );
}

/** Host and port, without the login. */
export function formatSmtpServer(url: string): string {
  const { hostname, port, protocol } = new URL(url);
  return `${hostname}:${port || (protocol === 'smtps:' ? 465 : 587)}`;
}

/** Replies often quote the recipient, with or without the domain. */
function withoutAddresses(reply: string, to: string): string {
  const name = to.slice(0, to.lastIndexOf('@'));
  return reply
    .replace(/[^\s<>()[\]"',;:]+@[^\s<>()[\]"',;:]+/g, '…')
    .replace(new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(name)}(?![\\p{L}\\p{N}])`, 'giu'), '…')
    .replace(/\s+/g, ' ');
}

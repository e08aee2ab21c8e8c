import { z } from 'zod';
import { locales } from '../contract/locales.ts';
import { isNetwork, type TrustedProxies } from './proxy.ts';

/** The types of variables. Each parses text; its message completes "<NAME> …". */

export const text = z.string();

export const port = z
  .string()
  .refine(
    (value) => /^\d{1,5}$/.test(value) && Number(value) <= 65_535,
    'must be a whole number from 0 to 65535',
  )
  .transform(Number);

export const wholeNumber = z
  .string()
  .refine((value) => /^[1-9]\d{0,8}$/.test(value), 'must be a whole number of 1 or more')
  .transform(Number);

export const onOff = z.enum(['on', 'off'], 'must be on or off').transform((value) => value === 'on');

export const locale = z.enum(locales, `must be one of ${locales.join(', ')}`);

export const logLevel = z.enum(
  ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
  'must be trace, debug, info, warn, error, fatal or silent',
);

export const origin = z
  .string()
  .refine(isOrigin, 'must be an origin such as https://www.example.com, without a path')
  .transform((value) => new URL(value).origin);

export const origins = z
  .string()
  .transform(commaList)
  .refine(
    (values) => values.every(isOrigin),
    'must be origins such as https://www.example.com, separated by commas',
  )
  .transform((values) => values.map((value) => new URL(value).origin));

export const trustedProxies = z
  .string()
  .transform(readTrustedProxies)
  .refine(
    (trusted) => !Array.isArray(trusted) || trusted.every(isNetwork),
    'must be on, off, a number of hops, or addresses and CIDRs separated by commas',
  );

const emailPattern = /[^\s<>@,]+@[^\s<>@,]+/.source;

export const email = z.string().regex(new RegExp(`^${emailPattern}$`), 'must be an email address');

export const mailbox = z
  .string()
  .regex(
    new RegExp(`^(${emailPattern}|[^<>\\r\\n]+ <${emailPattern}>)$`),
    'must be an email address, or a name and the address in angle brackets',
  );

/** As in Standard Webhooks, so that receivers can use any of its libraries. */
export const webhookSecret = z
  .string()
  .refine(
    isWebhookSecret,
    'must be whsec_ followed by 24 to 64 bytes in base64: `echo whsec_$(openssl rand -base64 32)` makes one',
  );

/** An address that begins with a dash would be parsed as an option of git. */
export const gitRemote = z
  .string()
  .regex(/^[^-\s]\S*$/, 'must be the address of a git repository, without spaces');

export const gitBranch = z
  .string()
  .refine(
    (value) => /^[\w][\w./-]*$/.test(value) && !/\.\.|\/\/|\.lock$|[./]$/.test(value),
    'must be the name of a branch, such as main',
  );

export const hookSecret = z
  .string()
  .regex(
    /^[!-~]{20,200}$/,
    'must have 20 to 200 characters without spaces: `openssl rand -hex 32` makes one',
  );

/** Tokens travel between us and the provider, so plain HTTP is only allowed on this machine. */
export const issuer = z
  .string()
  .refine(
    (value) => URL.parse(value)?.protocol === 'https:' || isLoopback(value),
    'must be an address that starts with https://',
  );

export function isLoopback(url: string): boolean {
  const { protocol, hostname } = URL.parse(url) ?? {};
  return protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname ?? '');
}

export function urlWithScheme(...schemes: string[]) {
  return z
    .string()
    .refine(
      (value) => schemes.includes(URL.parse(value)?.protocol.slice(0, -1) ?? ''),
      `must be an address that starts with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`,
    );
}

function isOrigin(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
}

function isWebhookSecret(value: string): boolean {
  const [, base64 = ''] = /^whsec_(.+)$/.exec(value) ?? [];
  const key = Buffer.from(base64, 'base64');
  return key.toString('base64') === base64 && key.length >= 24 && key.length <= 64;
}

function readTrustedProxies(value: string): TrustedProxies {
  if (value === 'on' || value === 'off') return value === 'on';
  return /^\d+$/.test(value) ? Number(value) : commaList(value);
}

function commaList(value: string): string[] {
  return value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

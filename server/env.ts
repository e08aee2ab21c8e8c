import { resolve } from 'node:path';
import { z } from 'zod';
import { settings } from '../content/settings.ts';
import { defaultLocale, locales } from '../contract/locales.ts';
import {
  email,
  gitBranch,
  gitRemote,
  hookSecret,
  issuer,
  locale,
  logLevel,
  mailbox,
  onOff,
  origin,
  origins,
  port,
  text,
  trustedProxies,
  urlWithScheme,
  webhookSecret,
  wholeNumber,
} from './env-values.ts';
import { OperatorError } from './operator-error.ts';

export const envSchema = z.object({
  PORT: withDefault('3000', port, 'Port to listen on; 0 picks a free one.'),
  HOST: withDefault('0.0.0.0', text, 'Address to listen on; 127.0.0.1 accepts local connections only.'),
  DATA_DIR: withDefault(
    './data',
    text.transform((path) => resolve(path)),
    'Folder of the built-in database.',
  ),
  MIN_FREE_DISK_MB: withDefault(
    '256',
    wholeNumber,
    'The console warns when fewer megabytes than this are free at DATA_DIR.',
  ),
  HELD_DAYS: withDefault(
    '30',
    wholeNumber,
    'Days after which suspected spam is deleted, unless an operator released it.',
  ),
  DATABASE_URL: optional(
    urlWithScheme('postgres', 'postgresql'),
    'PostgreSQL to use in place of the built-in database, as postgres://user:password@host/name.',
  ),
  PUBLIC_URL: optional(
    origin,
    `Origin visitors use. Unset: pages are built for https://${settings.domain}, mails link to http://localhost:PORT.`,
  ),
  TRUST_PROXY: withDefault(
    'off',
    trustedProxies,
    'Proxies whose X-Forwarded headers count: off, on, a number of hops, or addresses and CIDRs separated by commas.',
  ),
  METRICS_PORT: optional(port, 'Port for Prometheus metrics. Unset: no metrics.'),
  METRICS_HOST: withDefault('127.0.0.1', text, 'Address of that port. Keep it away from visitors.'),
  LOG_LEVEL: withDefault(
    'info',
    logLevel,
    'Minimum log level: trace, debug, info, warn, error, fatal or silent.',
  ),
  SMTP_URL: optional(
    urlWithScheme('smtp', 'smtps'),
    'Mail server, as smtp://user:password@host:587 (STARTTLS) or smtps://user:password@host:465. The login is only sent encrypted, except to this machine or with ?requireTLS=false at the end. Unset: mails are kept as files in DATA_DIR/mail.',
  ),
  MAIL_FROM: withDefault(`${settings.brand} <${settings.email}>`, mailbox, 'Sender of the mails.'),
  OPERATOR_EMAIL: withDefault(settings.email, email, 'Address that is notified of new submissions.'),
  OPERATOR_LANGUAGE: withDefault(defaultLocale, locale, `Language of those mails: ${locales.join(', ')}.`),
  DOUBLE_OPT_IN: withDefault(
    'off',
    onOff,
    'Require applicants to confirm their email address before you are notified: on or off.',
  ),
  WEBHOOK_URL: optional(
    urlWithScheme('http', 'https'),
    'Address to call with what visitors send; needs WEBHOOK_SECRET.',
  ),
  WEBHOOK_SECRET: optional(
    webhookSecret,
    'Key that signs the webhook calls (Standard Webhooks): whsec_ followed by 24 to 64 random bytes in base64, as made by `echo whsec_$(openssl rand -base64 32)`.',
  ),
  PUBLISH_REMOTE: optional(
    gitRemote,
    'Git repository whose texts `npm run publish`, the console and the push webhook publish, such as git@github.com:owner/name.git. Unset: none of them does.',
  ),
  CONTENT_BRANCH: withDefault('main', gitBranch, 'Its branch.'),
  PUBLISH_SECRET: optional(
    hookSecret,
    'Secret of the push webhook at PUBLIC_URL/hooks/publish, as made by `openssl rand -hex 32`. Unset: no webhook.',
  ),
  ALLOWED_ORIGINS: withDefault(
    '',
    origins,
    'Other origins whose pages may call the API, separated by commas.',
  ),
  REQUIRE_CODE: withDefault(
    'off',
    onOff,
    'Whether operators who sign in with a password must also use six-digit codes: on or off.',
  ),
  OIDC_ISSUER: optional(
    issuer,
    'Provider of single sign-on to the console (OpenID Connect), such as https://login.example.com; needs OIDC_CLIENT_ID. Unset: none.',
  ),
  OIDC_CLIENT_ID: optional(
    text,
    'The console at that provider. Its redirect URI is PUBLIC_URL/console/api/sso/callback.',
  ),
  OIDC_CLIENT_SECRET: optional(text, 'Its secret there; unset: a public client.'),
  WEBSITE_CHECKS: withDefault(
    'on',
    onOff,
    'Check applicants’ websites and show the result in the console: on or off.',
  ),
  RATE_LIMITS: withDefault('on', onOff, 'Whether to limit how often one client may send: on or off.'),
});

export type Env = Readonly<z.output<typeof envSchema>>;

/** The validated environment. An empty variable counts as unset. */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const parsed = envSchema.safeParse(given);
  const problems = parsed.error?.issues.map(({ path, message }) => `${String(path[0])} ${message}`) ?? [];
  if (given.WEBHOOK_URL && !given.WEBHOOK_SECRET)
    problems.push('WEBHOOK_SECRET must be set when WEBHOOK_URL is');
  if (given.OIDC_ISSUER && !given.OIDC_CLIENT_ID)
    problems.push('OIDC_CLIENT_ID must be set when OIDC_ISSUER is');
  if (!parsed.data || problems.length > 0) {
    throw new OperatorError(['The environment cannot be used:', ...problems].join('\n  '));
  }
  return Object.freeze(parsed.data);
}

export function linkOrigin(env: Pick<Env, 'PUBLIC_URL' | 'PORT'>): string {
  return env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
}

function withDefault<T>(fallback: string, value: z.ZodType<T, string>, about: string) {
  return z.string().default(fallback).pipe(value).meta({ about, fallback });
}

function optional<T>(value: z.ZodType<T, string>, about: string) {
  return value.optional().meta({ about, fallback: '' });
}

import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { settings } from '../content/settings.ts';
import { linkOrigin, readEnv } from './env.ts';
import { envExample, envExamplePath } from './env-example.ts';

test('everything has a default that works', () => {
  expect(readEnv({})).toMatchObject({
    PORT: 3000,
    HOST: '0.0.0.0',
    TRUST_PROXY: false,
    LOG_LEVEL: 'info',
    MAIL_FROM: `${settings.brand} <${settings.email}>`,
    OPERATOR_EMAIL: settings.email,
    ALLOWED_ORIGINS: [],
    RATE_LIMITS: true,
  });
});

test('an empty variable counts as unset', () => {
  expect(readEnv({ PORT: '', DATABASE_URL: ' ', ALLOWED_ORIGINS: '' })).toEqual(readEnv({}));
});

test('the environment is frozen once read', () => {
  expect(Object.isFrozen(readEnv({}))).toBe(true);
});

test('values are parsed to the types the server needs', () => {
  const env = readEnv({
    PORT: '8080',
    PUBLIC_URL: 'https://www.example.com/',
    ALLOWED_ORIGINS: 'https://a.example, http://localhost:5173',
    RATE_LIMITS: 'off',
  });
  expect(env).toMatchObject({
    PORT: 8080,
    PUBLIC_URL: 'https://www.example.com',
    ALLOWED_ORIGINS: ['https://a.example', 'http://localhost:5173'],
    RATE_LIMITS: false,
  });
});

test.each([
  ['on', true],
  ['off', false],
  ['2', 2],
  ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
])('TRUST_PROXY takes %s', (text, value) => {
  expect(readEnv({ TRUST_PROXY: text }).TRUST_PROXY).toEqual(value);
});

test.each([
  ['PORT', '70000'],
  ['PORT', '80a'],
  ['PUBLIC_URL', 'https://www.example.com/shop'],
  ['PUBLIC_URL', 'www.example.com'],
  ['TRUST_PROXY', 'yes'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '10.0.0.0/'],
  ['LOG_LEVEL', 'loud'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['SMTP_URL', 'mail.example.com'],
  ['MAIL_FROM', 'nobody'],
  ['OPERATOR_EMAIL', 'a@b, c@d'],
  ['WEBHOOK_SECRET', 'words of any kind, which receivers would decode'],
  ['WEBHOOK_SECRET', `whsec_${'A'.repeat(28)}`],
  ['WEBHOOK_SECRET', `whsec_${'A'.repeat(32)}!`],
  ['WEBHOOK_SECRET', `whsec_${'A'.repeat(88)}`],
  ['ALLOWED_ORIGINS', 'https://a.example,*'],
  ['RATE_LIMITS', 'maybe'],
  ['REQUIRE_CODE', 'yes'],
  ['OIDC_ISSUER', 'http://login.example.com'],
])('%s does not take %s', (name, text) => {
  expect(() => readEnv({ [name]: text })).toThrow(new RegExp(`\n {2}${name} must `));
});

test('one message names every variable that is wrong, and no value', () => {
  const read = () =>
    readEnv({ PORT: 'x', LOG_LEVEL: 'loud', WEBHOOK_SECRET: 'hush', WEBHOOK_URL: 'ftp://x' });
  expect(read).toThrow(
    [
      'The environment cannot be used:',
      'PORT must be a whole number from 0 to 65535',
      'LOG_LEVEL must be trace, debug, info, warn, error, fatal or silent',
      'WEBHOOK_URL must be an address that starts with http:// or https://',
      'WEBHOOK_SECRET must be whsec_ followed by 24 to 64 bytes in base64: `echo whsec_$(openssl rand -base64 32)` makes one',
    ].join('\n  '),
  );
});

test('a secret made as the message says is accepted', () => {
  const made = `whsec_${randomBytes(32).toString('base64')}`;
  expect(readEnv({ WEBHOOK_SECRET: made }).WEBHOOK_SECRET).toBe(made);
});

test('a webhook without a secret is refused', () => {
  expect(() => readEnv({ WEBHOOK_URL: 'https://hooks.example' })).toThrow('WEBHOOK_SECRET must be set');
});

test('links point to localhost without a PUBLIC_URL', () => {
  expect(linkOrigin(readEnv({ PORT: '4000' }))).toBe('http://localhost:4000');
  expect(linkOrigin(readEnv({ PUBLIC_URL: 'https://www.example.com' }))).toBe('https://www.example.com');
});

test('.env.example is up to date', () => {
  expect(readFileSync(envExamplePath, 'utf8')).toBe(envExample());
});

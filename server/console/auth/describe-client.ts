import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import type { Client } from '../../operators/client.ts';
import { readBrowserToken } from './cookie.ts';

export function describeClient(request: FastifyRequest): Client {
  return {
    address: ipaddr.isValid(request.ip) ? ipaddr.process(request.ip).toString() : 'unknown',
    browser: browserName(request.headers['user-agent'] ?? ''),
    browserToken: readBrowserToken(request),
  };
}

// The first match counts: Edge also claims to be Chrome, Chrome to be Safari, and Android to be Linux.
const browsers = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|Chromium|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;
const systems = [
  [/\b(iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
] as const;

/** The browser and system that a `User-Agent` header names. The header itself is not stored. */
export function browserName(userAgent: string): string {
  const [browser, system] = [browsers, systems].map(
    (names) => names.find(([pattern]) => pattern.test(userAgent))?.[1],
  );
  return [browser, system].filter(Boolean).join(' on ');
}

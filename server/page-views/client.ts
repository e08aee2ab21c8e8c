import type { FastifyRequest } from 'fastify';

export const devices = ['desktop', 'phone', 'tablet'] as const;
export type Device = (typeof devices)[number];

type Headers = FastifyRequest['headers'];

/** Guesses the kind of device from the browser's headers. */
export function guessDevice({ 'user-agent': agent = '' }: Headers): Device {
  if (/iPad|Tablet|PlayBook|Silk\/|Android(?!.*Mobile)/.test(agent)) return 'tablet';
  return /Mobi|iPhone|iPod/.test(agent) ? 'phone' : 'desktop';
}

const program =
  /bot|crawl|spider|slurp|headless|lighthouse|pagespeed|preview|facebookexternalhit|monitor|curl|wget|python|java\/|okhttp|axios|node|go-http/i;

/** True if a client identifies itself as a program. Those that lie are counted. */
export function isProgram({ 'user-agent': agent = '' }: Headers): boolean {
  return agent === '' || program.test(agent);
}

/** Do Not Track, or Global Privacy Control. */
export function asksNotToBeCounted(headers: Headers): boolean {
  return headers.dnt === '1' || headers['sec-gpc'] === '1';
}

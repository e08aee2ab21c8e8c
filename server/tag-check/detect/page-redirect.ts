import { scriptTokens } from './script-tokens.ts';

const place = /(^|\.)location(\.href)?$/;
const move = /(^|\.)location\.(replace|assign|reload)$/;

/**
 * Where a script sends the browser: `location.href = '/en/'`, `location.replace('/en/')`. An empty string if the
 * address is put together when it runs, null if it does not redirect.
 */
export function scriptRedirect(source: string): string | null {
  if (!source.includes('location')) return null;
  let path = '';
  let target: string | null = null;
  /** What the tokens so far lead up to: a location to assign or to call, then its value. */
  let expecting = false;
  let value: string | null = null;
  for (const { kind, value: text } of scriptTokens(source)) {
    if (value !== null) {
      if (/^[;)}]$/.test(text) || kind === 'word') return value;
      target ??= '';
      value = null;
    }
    if (expecting) {
      if (kind === 'text') value = text;
      else target ??= '';
      expecting = false;
    }
    if (kind === 'word') path = path.endsWith('.') ? path + text : text;
    else if (text === '.' || text === '?.') path = `${path}.`;
    else {
      if (text === '=' && place.test(path)) expecting = true;
      if (text === '(' && move.test(path)) expecting = true;
      path = '';
    }
  }
  return value ?? target;
}

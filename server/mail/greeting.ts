import type { Locale } from '../../contract/locales.ts';
import { isPersonName } from '../../contract/person-name.ts';
import { mailMessages } from '../messages.ts';

/** Longer ones are stored, but could be a message in themselves. */
const longestName = 80;

/** Opens a mail, by name where the name may be repeated. */
export function greeting(locale: Locale, name: string): string {
  const { greeting: greet, greetingAlone } = mailMessages[locale];
  return isRepeatable(name) ? greet(name) : greetingAlone;
}

/**
 * Whether a name can be sent to an address that anybody may have typed. Forms refuse what is no name; this also holds
 * for what was stored before they did.
 */
export function isRepeatable(name: string): boolean {
  return name.length <= longestName && isPersonName(name);
}

import type { Locale } from '../../contract/locales.ts';
import { mailMessages } from '../messages.ts';

const longestName = 80;

/** Opens a letter. A name that holds an address is not repeated: our mails are not to carry anybody's links. */
export function greeting(locale: Locale, name: string): string {
  const { greeting: greet, greetingAlone } = mailMessages[locale];
  const suspicious = name.length > longestName || /[:/@]|www\.|\.\p{L}{2,}/iu.test(name);
  return suspicious ? greetingAlone : greet(name);
}

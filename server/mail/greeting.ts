import type { Locale } from '../../contract/locales.ts';
import { mailMessages } from '../messages.ts';

const longestName = 80;

/** Opens a letter. A name that holds an address is not repeated: our mails are not to carry anybody's links. */
export function greeting(locale: Locale, name: string): string {
  const { greeting: greet, greetingAlone } = mailMessages[locale];
  return isRepeatable(name) ? greet(name) : greetingAlone;
}

/** Whether what was typed as a name can be sent to an address that anybody may have typed. */
export function isRepeatable(name: string): boolean {
  return name.length <= longestName && !/[:/@]|www\.|\.\p{L}{2,}/iu.test(name);
}

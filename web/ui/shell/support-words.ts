import type { forms } from '../../../content/messages/en/forms.ts';
import type { support } from '../../../content/messages/en/support.ts';
import type { Locale } from '../../../contract/locales.ts';

/** The words of the form in the chat panel, fetched with it: the pages that carry the panel stay light. */
export async function supportWords(locale: Locale): Promise<{ asks: typeof support; words: typeof forms }> {
  const [asks, words] = await Promise.all([
    import(`../../../content/messages/${locale}/support.ts`),
    import(`../../../content/messages/${locale}/forms.ts`),
  ]);
  return { asks: asks.support, words: words.forms };
}

import type { CompleteFormMessages } from '../../../content/messages/en/forms.ts';
import type { support } from '../../../content/messages/en/support.ts';
import type { Locale } from '../../../contract/locales.ts';
import button from '../button.module.css';
import { SmallPrint } from '../form/small-print.tsx';
import { defineIsland } from '../island-definition.ts';
import { useLoaded } from '../use-loaded.ts';
import { SupportForm } from './support-form.tsx';

interface Props {
  locale: Locale;
  /** The page with the same form, for visitors without script. */
  page: string;
  link: string;
  privacy: { label: string; href: string };
}

/** A link to the support page until the form has loaded. */
function SupportPanel({ locale, page, link, privacy }: Props) {
  const form = useLoaded(() => loadMessages(locale));
  if (form)
    return (
      <>
        <SupportForm action={page} narrow {...form} />
        <SmallPrint>
          {form.text.use} <a href={privacy.href}>{privacy.label}</a>
        </SmallPrint>
      </>
    );
  return (
    <a href={page} className={button.button}>
      {link}
    </a>
  );
}

/** Loaded with the form, to keep every page with the panel small. */
async function loadMessages(
  locale: Locale,
): Promise<{ text: typeof support; messages: CompleteFormMessages }> {
  const [text, messages] = await Promise.all([
    import(`../../../content/messages/${locale}/support.ts`),
    import(`../../../content/messages/${locale}/forms.ts`),
  ]);
  return { text: text.support, messages: { ...messages.forms, required: text.support.required } };
}

export const island = defineIsland('support-panel', SupportPanel);

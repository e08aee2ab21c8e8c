import { useEffect, useState } from 'react';
import type { Locale } from '../../../contract/locales.ts';
import button from '../button.module.css';
import { defineIsland } from '../island-definition.ts';
import { SupportForm } from './support-form.tsx';
import { supportWords } from './support-words.ts';

interface Props {
  locale: Locale;
  /** The page with the same form, for who has no script. */
  page: string;
  link: string;
}

/** The way to the support page, until the form itself has arrived. */
function SupportPanel({ locale, page, link }: Props) {
  const [form, setForm] = useState<Awaited<ReturnType<typeof supportWords>>>();
  useEffect(() => void supportWords(locale).then(setForm, () => {}), [locale]);
  if (form) return <SupportForm action={page} narrow {...form} />;
  return (
    <a href={page} className={button.button}>
      {link}
    </a>
  );
}

export const island = defineIsland('support-panel', SupportPanel);

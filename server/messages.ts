import { api as de } from '../content/messages/de/api.ts';
import { checkGaTag as deCheck } from '../content/messages/de/check-ga-tag.ts';
import { forms as deForms } from '../content/messages/de/forms.ts';
import { mails as deMails } from '../content/messages/de/mails.ts';
import { type ApiMessages, api as en } from '../content/messages/en/api.ts';
import { checkGaTag as enCheck } from '../content/messages/en/check-ga-tag.ts';
import { forms as enForms } from '../content/messages/en/forms.ts';
import { mails as enMails, type MailMessages } from '../content/messages/en/mails.ts';
import { api as es } from '../content/messages/es/api.ts';
import { checkGaTag as esCheck } from '../content/messages/es/check-ga-tag.ts';
import { forms as esForms } from '../content/messages/es/forms.ts';
import { mails as esMails } from '../content/messages/es/mails.ts';
import { api as fr } from '../content/messages/fr/api.ts';
import { checkGaTag as frCheck } from '../content/messages/fr/check-ga-tag.ts';
import { forms as frForms } from '../content/messages/fr/forms.ts';
import { mails as frMails } from '../content/messages/fr/mails.ts';
import type { Locale } from '../contract/locales.ts';

export const apiMessages: Record<Locale, ApiMessages> = { en, de, es, fr };
export const checkMessages = { en: enCheck, de: deCheck, es: esCheck, fr: frCheck };
export const formMessages = { en: enForms, de: deForms, es: esForms, fr: frForms };
export const mailMessages: Record<Locale, MailMessages> = {
  en: enMails,
  de: deMails,
  es: esMails,
  fr: frMails,
};

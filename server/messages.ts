import { api as de } from '../content/messages/de/api.ts';
import { type ApiMessages, api as en } from '../content/messages/en/api.ts';
import { api as es } from '../content/messages/es/api.ts';
import { api as fr } from '../content/messages/fr/api.ts';
import type { Locale } from '../contract/locales.ts';

export const apiMessages: Record<Locale, ApiMessages> = { en, de, es, fr };

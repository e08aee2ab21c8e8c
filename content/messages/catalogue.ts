import type { Locale } from '../../contract/locales.ts';
import { de } from './de.ts';
import { en, type Messages } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

export const catalogue: Record<Locale, Messages> = { en, de, es, fr };

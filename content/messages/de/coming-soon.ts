import { settings } from '../../settings.ts';
import type { comingSoon as english } from '../en/coming-soon.ts';

export const comingSoon: typeof english = {
  meta: {
    title: `Demnächst: der Anzeigen-Generator · ${settings.brand}`,
    description: `Der Anzeigen-Generator ist das nächste Produkt von ${settings.brand}. Mit einer geschäftlichen E-Mail-Adresse auf der Warteliste gehören Sie zu den Ersten.`,
  },
  title: 'Demnächst',
  lede: 'Der Anzeigen-Generator kommt als Nächstes. Geben Sie Ihre geschäftliche E-\u2060Mail-Adresse ein; damit geht es direkt weiter zur Warteliste.',
  form: {
    email: 'Geschäftliche E-\u2060Mail-Adresse',
    placeholder: 'name@agentur.example',
    join: 'Auf die Warteliste',
    invalid: 'Bitte geben Sie eine gültige geschäftliche E-\u2060Mail-Adresse ein.',
  },
};

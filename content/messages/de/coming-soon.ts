import { settings } from '../../settings.ts';
import type { comingSoon as english } from '../en/coming-soon.ts';

export const comingSoon: typeof english = {
  meta: {
    title: `Demnächst: der Anzeigen-Generator · ${settings.brand}`,
    description: `Der Anzeigen-Generator macht aus Keywords und Landingpages Ihres Plans Anzeigenentwürfe zur Freigabe. Auf der Warteliste von ${settings.brand} gehören Sie zu den Ersten.`,
  },
  title: 'Demnächst',
  lede: 'Der Anzeigen-Generator wird aus den Keywords und Landingpages des Plans Anzeigenentwürfe machen, die Sie freigeben. Geben Sie Ihre geschäftliche E-\u2060Mail-Adresse ein; damit geht es direkt weiter zur Warteliste.',
  form: {
    email: 'Geschäftliche E-\u2060Mail-Adresse',
    placeholder: 'name@agentur.example',
    join: 'Auf die Warteliste',
    invalid: 'Bitte geben Sie eine gültige geschäftliche E-\u2060Mail-Adresse ein.',
  },
};

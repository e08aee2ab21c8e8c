import { settings } from '../../settings.ts';
import type { comingSoon as english } from '../en/coming-soon.ts';

export const comingSoon: typeof english = {
  meta: {
    title: `Demnächst: der Anzeigen-Generator · ${settings.brand}`,
    description: `Der Anzeigen-Generator steht als Nächstes im Kalender von ${settings.brand}. Gehen Sie auf die Warteliste und sehen Sie ihn als eine der ersten Agenturen.`,
  },
  title: 'Demnächst',
  lede: 'Den Anzeigen-Generator zeichnen wir gerade in den Kalender. Geben Sie Ihre geschäftliche E-Mail-Adresse ein und gehen Sie damit direkt auf die Warteliste.',
  form: {
    email: 'Geschäftliche E-Mail-Adresse',
    placeholder: 'name@agentur.example',
    join: 'Auf die Warteliste',
    invalid: 'Bitte geben Sie eine gültige geschäftliche E-Mail-Adresse ein.',
  },
};

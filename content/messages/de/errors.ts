import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';
import type { errors as english } from '../en/errors.ts';

const f = figures('de');

export const errors: typeof english = {
  notFound: {
    meta: {
      title: `Seite nicht gefunden · ${settings.brand}`,
      description: 'Die Adresse führt ins Leere, oder die Seite ist umgezogen.',
    },
    title: 'Diese Seite steht nicht im Plan.',
    lede: 'Die Adresse führt ins Leere, oder die Seite ist umgezogen. In einem Werbekonto hätten wir Ihnen dazu einen Alert geschickt.',
    home: 'Zur Startseite',
    tell: 'Fehler melden',
    subject: 'Eine Seite fehlt (404)',
    figure: 'Ein Liniendiagramm, das abreißt. Die Lücke ist mit 404 beschriftet.',
    ways: 'Hier geht es weiter',
  },
  failed: {
    meta: {
      title: `Da ging etwas schief · ${settings.brand}`,
      description: 'Die Seite ließ sich nicht anzeigen. Der Fehler ist protokolliert.',
    },
    title: 'Diese Woche lief nicht nach Plan.',
    lede: 'Beim Aufbau dieser Seite ist bei uns etwas schiefgegangen. Der Fehler steht in unserem Protokoll. Falls Sie gerade ein Formular gesendet haben, gehen Sie zurück und senden Sie es noch einmal: Ihre Angaben sind noch da. Sonst versuchen Sie es in einer Minute wieder.',
    home: 'Zur Startseite',
    tell: 'Fehler melden',
    subject: 'Eine Seite lädt nicht (500)',
    figure: 'Ein Liniendiagramm, das auf null fällt. Der Tiefpunkt ist mit 500 beschriftet.',
    ways: 'Hier geht es weiter',
  },
  ways: {
    mediaPlanning: `Eine Seite, ${f.planMonthsWord} Monate`,
    pricing: `${f.trialDays} Tage kostenlos`,
    blogs: 'Artikel zur Planung',
    schedule: `${f.callMinutes} Minuten`,
  },
};

import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';
import type { ReplyMessages } from '../en/replies.ts';

const f = figures('de');
const { brand } = settings;
const withoutAccount = 'Zwei Tools können Sie auch ohne Konto nutzen: die GA-Tag-Prüfung und die Prognose.';

export const replies: ReplyMessages = {
  application: {
    invite: {
      subject: `${brand}: Ihr Onboarding-Gespräch`,
      title: 'Sie sind dabei. Wählen Sie einen Termin.',
      text: [
        '{greeting}',
        'wir haben Ihre Bewerbung für {agency} gelesen und möchten gern mit Ihnen zusammenarbeiten.',
        `Bitte wählen Sie einen Termin für das Onboarding-Gespräch; es dauert ${f.callMinutes}\u00a0Minuten. Danach beginnt Ihre ${f.trialDays}-tägige Testphase.`,
        '{button}',
        'Haben Sie es sich anders überlegt? Antworten Sie einfach mit „Nein danke“, und wir schließen die Bewerbung.',
      ],
    },
    decline: {
      subject: `Ihre Bewerbung bei ${brand}`,
      title: 'Diesmal leider nicht.',
      text: [
        '{greeting}',
        'vielen Dank für Ihre Bewerbung. Wir nehmen nur wenige Agenturen gleichzeitig auf und können {agency} derzeit keinen Zugang geben.',
        `Ihre Bewerbung löschen wir in ${f.retentionMonths}\u00a0Monaten, auf Wunsch auch früher; eine kurze Antwort genügt.`,
        withoutAccount,
        '{button}',
        'Wenn sich etwas ändert, bewerben Sie sich gern noch einmal. Auch diese Bewerbung liest ein Mensch.',
      ],
    },
    reply: {
      subject: `Zu Ihrer Bewerbung bei ${brand}`,
      title: 'Zu Ihrer Bewerbung',
      text: [
        '{greeting}',
        'vielen Dank für die Bewerbung von {agency}.',
        '[…]',
        'Haben Sie Fragen? Antworten Sie einfach auf diese E-Mail.',
      ],
    },
    ask: {
      subject: `Eine Frage zu Ihrer Bewerbung bei ${brand}`,
      title: 'Vorab eine Frage',
      text: [
        '{greeting}',
        'vielen Dank für die Bewerbung von {agency}. Bevor wir entscheiden, möchten wir noch eines wissen:',
        '[…]',
        'Antworten Sie einfach auf diese E-Mail, dann geht es weiter.',
      ],
    },
  },
  lead: {
    invite: {
      subject: `${brand}: Termin für ein Gespräch`,
      title: 'Sprechen wir darüber.',
      text: [
        '{greeting}',
        'vielen Dank für Ihre Frage. Das lässt sich leichter zeigen als beschreiben.',
        `Bitte wählen Sie einen Termin, der Ihnen passt. Sie sprechen ${f.callMinutes}\u00a0Minuten mit jemandem, der das Produkt kennt.`,
      ],
    },
    decline: {
      subject: `Ihre Frage an ${brand}`,
      title: 'Noch passen wir nicht zusammen.',
      text: [
        '{greeting}',
        'vielen Dank für Ihre Frage. Nach dem, was Sie schreiben, sind wir zurzeit nicht die richtige Wahl für Sie. Das sagen wir lieber gleich.',
        withoutAccount,
        '{button}',
        'Wenn sich etwas ändert, schreiben Sie uns gern wieder.',
      ],
    },
    reply: {
      subject: `Ihre Frage an ${brand}`,
      title: 'Unsere Antwort auf Ihre Frage',
      text: [
        '{greeting}',
        'vielen Dank für Ihre Frage.',
        '[…]',
        'Ist noch etwas offen? Antworten Sie einfach auf diese E-Mail.',
      ],
    },
    ask: {
      subject: `Eine Rückfrage von ${brand}`,
      title: 'Vorab eine Frage',
      text: [
        '{greeting}',
        'vielen Dank für Ihre Frage. Damit wir sie gut beantworten können, müssen wir noch eines wissen:',
        '[…]',
        'Antworten Sie einfach auf diese E-Mail.',
      ],
    },
  },
  support: {
    reply: {
      subject: `Ihre Nachricht an ${brand}`,
      title: 'Unsere Antwort auf Ihre Nachricht',
      text: [
        '{greeting}',
        'vielen Dank für Ihre Nachricht.',
        '[…]',
        'Ist Ihr Anliegen noch nicht geklärt? Antworten Sie einfach auf diese E-Mail.',
      ],
    },
    ask: {
      subject: `Eine Frage zu Ihrer Nachricht an ${brand}`,
      title: 'Vorab eine Frage',
      text: [
        '{greeting}',
        'vielen Dank für Ihre Nachricht. Damit wir Ihnen helfen können, müssen wir noch eines wissen:',
        '[…]',
        'Antworten Sie einfach auf diese E-Mail.',
      ],
    },
  },
  'job-application': {
    invite: {
      subject: 'Einladung zum Gespräch: {job}',
      title: 'Wir möchten Sie kennenlernen.',
      text: [
        '{greeting}',
        'vielen Dank für Ihre Bewerbung als {job}. Wir möchten gern mit Ihnen sprechen.',
        'Bitte antworten Sie mit zwei oder drei Terminvorschlägen für die nächsten zwei Wochen. Wir bestätigen einen davon und schicken Ihnen den Link zum Gespräch. Bitte geben Sie Ihre Zeitzone an.',
      ],
    },
    decline: {
      subject: 'Ihre Bewerbung: {job}',
      title: 'Diesmal leider nicht.',
      text: [
        '{greeting}',
        'vielen Dank für Ihre Bewerbung als {job} und für Ihre Zeit. Wir haben uns für andere Bewerbungen entschieden.',
        `Ihre Unterlagen samt Lebenslauf löschen wir in ${f.jobRetentionMonths}\u00a0Monaten, auf Wunsch auch früher; eine kurze Antwort genügt.`,
        'Wir wünschen Ihnen alles Gute. Wenn eine andere Stelle zu Ihnen passt, bewerben Sie sich gern wieder.',
      ],
    },
    reply: {
      subject: 'Ihre Bewerbung: {job}',
      title: 'Zu Ihrer Bewerbung',
      text: [
        '{greeting}',
        'vielen Dank für Ihre Bewerbung als {job}.',
        '[…]',
        'Haben Sie Fragen? Antworten Sie einfach auf diese E-Mail.',
      ],
    },
    ask: {
      subject: 'Eine Frage zu Ihrer Bewerbung: {job}',
      title: 'Vorab eine Frage',
      text: [
        '{greeting}',
        'vielen Dank für Ihre Bewerbung als {job}. Bevor wir entscheiden, möchten wir noch eines wissen:',
        '[…]',
        'Antworten Sie einfach auf diese E-Mail, dann geht es weiter.',
      ],
    },
  },
  reasons: {
    application: (day) =>
      `Sie erhalten diese E-Mail, weil Sie sich am ${day} mit dieser Adresse beworben haben.`,
    contact: (day) =>
      `Sie erhalten diese E-Mail, weil Sie sich am ${day} beworben haben oder in dieser Bewerbung als Kontaktperson genannt sind.`,
    job: (day) =>
      `Sie erhalten diese E-Mail, weil Sie sich am ${day} mit dieser Adresse auf eine Stelle beworben haben.`,
    wrote: (day) => `Sie erhalten diese E-Mail, weil Sie uns am ${day} geschrieben haben.`,
  },
  links: {
    pickTime: 'Termin wählen',
    checkTag: 'GA-Tag prüfen',
    forecast: 'Eigene Prognose erstellen',
    applyAgain: 'Noch einmal bewerben',
    openRoles: 'Offene Stellen ansehen',
  },
};

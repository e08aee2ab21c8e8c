import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';
import type { MailMessages } from '../en/mails.ts';

const f = figures('de');
const { brand } = settings;

export const mails: MailMessages = {
  greeting: (name) => `Guten Tag ${name},`,
  greetingAlone: 'Guten Tag,',
  signature: `Ihr Onboarding-Team von ${brand}`,
  reason:
    'Sie erhalten diese E-Mail, weil diese Adresse auf unserer Website eingetragen wurde. Waren Sie das nicht? Dann ignorieren Sie die Nachricht einfach, oder schreiben Sie uns, und wir löschen den Eintrag.',
  steps: {
    today: 'Heute',
    next: 'als Nächstes',
    applied: 'Bewerbung',
    appliedForJob: 'Bewerbung',
    confirm: 'Bestätigung',
    sentAgain: 'Neu gesendet',
    oneClick: 'ein Klick',
    read: 'Wir lesen',
    call: 'Gespräch',
    callLength: `${f.callMinutes}\u00a0Min.`,
    trial: 'Testphase',
    trialLength: `${f.trialDays}\u00a0Tage`,
    wrote: 'Ihre Nachricht',
    reply: 'Unsere Antwort',
    eitherWay: 'in jedem Fall',
    booked: 'Gebucht',
    cancelled: 'Abgesagt',
    bookAgain: 'Neuer Termin',
    anyTime: 'jederzeit',
    haveRead: 'Gelesen',
    replied: 'Unsere Antwort',
    asked: 'Rückfrage',
    pickTime: 'Termin',
    yourReply: 'Ihre Antwort',
    applyAgain: 'Neue Bewerbung',
    applyAgainForJob: 'Neue Bewerbung',
    writeAgain: 'Neue Frage',
  },
  applicationConfirmation: {
    subject: `Ihre Bewerbung bei ${brand} ist eingegangen`,
    title: 'Ihre Bewerbung ist eingegangen.',
    text: [
      'vielen Dank für Ihre Bewerbung. Gelesen wird sie von einem Menschen, nicht von einem Filter.',
      `Wenn es passt, meldet sich das Onboarding-Team bei Ihnen, mit Kopie an Ihre Kontaktperson, und vereinbart ein ${f.callMinutes}-minütiges Onboarding-Gespräch. Danach beginnt Ihre ${f.trialDays}-tägige Testphase. Passt es nicht, sagen wir Ihnen auch das.`,
      'Ist etwas falsch oder fehlt etwas? Senden Sie das Formular mit derselben E-Mail-Adresse noch einmal und bestätigen Sie die Änderung über den Link, den wir Ihnen dann mailen.',
    ],
    action: 'Angaben ändern',
  },
  applicationOptIn: {
    subject: `Bitte bestätigen Sie Ihre Bewerbung bei ${brand}`,
    title: 'Ein Klick, dann lesen wir Ihre Bewerbung.',
    text: [
      'Sie haben sich mit dieser E-Mail-Adresse um einen Platz auf unserer Warteliste beworben. Bitte bestätigen Sie, dass die Adresse Ihnen gehört. Bis dahin ruht Ihre Bewerbung.',
    ],
    action: 'Bewerbung bestätigen',
  },
  applicationChange: {
    subject: `Bitte bestätigen Sie die Änderung Ihrer Bewerbung bei ${brand}`,
    title: 'Haben Sie Ihre Bewerbung geändert?',
    text: [
      'das Formular für die Warteliste wurde noch einmal mit dieser E-Mail-Adresse abgeschickt, mit anderen Angaben. Geändert ist noch nichts. Bitte sehen Sie sich die neuen Angaben an und bestätigen Sie sie, wenn sie von Ihnen stammen.',
      'Falls Sie das nicht waren, ignorieren Sie diese E-Mail einfach.',
    ],
    action: 'Änderung ansehen',
  },
  openInConsole: 'In der Konsole öffnen',
  personal: {
    assigned: (subject: string) => `Ihnen zugewiesen: ${subject}`,
    digest: (count: number) => (count === 1 ? 'Eine Neuigkeit' : `${count} Neuigkeiten`),
    more: (count: number) => (count === 1 ? 'und eine weitere' : `und ${count} weitere`),
    test: 'Ein Test: Hier kommen Ihre Neuigkeiten an.',
  },
  applicationNotice: {
    created: (agency) => `Neue Bewerbung: ${agency}`,
    updated: (agency) => `Bewerbung geändert: ${agency}`,
    title: { created: 'Neue Bewerbung', updated: 'Bewerbung geändert' },
    labels: { location: 'Standort', reportingTools: 'Eingesetzte Reporting-Tools' },
    language: 'Sprache',
  },
  meeting: {
    summary: `${brand}: Gespräch, ${f.callMinutes}\u00a0Minuten`,
    summaryWith: (name) => `Gespräch: ${name}`,
    description: (page) => `Gespräch von ${f.callMinutes}\u00a0Minuten. Verlegen oder absagen: ${page}`,
    booked: {
      subject: (day) => `Bestätigt: Ihr Gespräch am ${day}`,
      title: (day) => `Bis zum ${day}.`,
    },
    moved: {
      subject: (day) => `Verlegt: Ihr Gespräch am ${day}`,
      title: (day) => `Verlegt auf den ${day}.`,
    },
    cancelled: {
      subject: (day) => `Abgesagt: Ihr Gespräch am ${day}`,
      title: 'Ihr Termin ist abgesagt.',
      text: 'Ihr Zeitfenster haben wir wieder freigegeben. Mit der angehängten Datei entfernen Sie den Termin aus Ihrem Kalender.',
      action: 'Neuen Termin vereinbaren',
    },
    invitation: `wir nehmen uns ${f.callMinutes}\u00a0Minuten Zeit für Sie. Mit der angehängten Datei übernehmen Sie den Termin in Ihren Kalender.`,
    newTime:
      'Ihr Gespräch hat einen neuen Termin. Mit der angehängten Datei aktualisieren Sie Ihren Kalender. Passt Ihnen die Zeit nicht, können Sie den Termin weiter unten verlegen oder absagen.',
    link: (url) => `Link zum Gespräch: ${url}`,
    join: 'Am Gespräch teilnehmen',
    linkFollows: 'Den Link zum Gespräch schicken wir Ihnen, bevor es losgeht.',
    linkMissing: 'Fehlt Ihnen der Link noch? Antworten Sie einfach auf diese E-Mail.',
    reminder: {
      day: {
        subject: (day) => `Erinnerung: Ihr Gespräch am ${day}`,
        title: (day) => `Bis zum ${day}.`,
        text: 'wir erinnern Sie an Ihr Gespräch. Falls Sie verhindert sind, verlegen Sie den Termin bitte oder sagen Sie ihn ab, damit er für andere frei wird.',
      },
      hour: {
        subject: (time) => `Gleich geht es los: Ihr Gespräch um ${time} Uhr`,
        title: (time) => `Um\u00a0${time}\u00a0Uhr geht es los.`,
        text: 'Ihr Gespräch beginnt in weniger als einer Stunde.',
      },
    },
    addToCalendar: 'In den Kalender eintragen',
    updateCalendar: 'Kalender aktualisieren',
    action: 'Termin verlegen oder absagen',
    rows: {
      visitorTime: 'Ihre Ortszeit',
      cancelledTime: 'Abgesagte Zeit',
      previously: 'Vorher',
      cancelledBy: 'Abgesagt von',
      utc: 'UTC',
      hostTime: 'Unsere Zeit',
      name: 'Name',
      email: 'E-Mail-Adresse',
      theirTime: 'Zeit des Gastes',
      language: 'Sprache',
      note: 'Hinweis',
    },
    notice: {
      booked: { subject: (name) => `Neuer Termin: ${name}`, title: 'Neuer Termin' },
      moved: { subject: (name) => `Termin verlegt: ${name}`, title: 'Termin verlegt' },
      cancelled: { subject: (name) => `Termin abgesagt: ${name}`, title: 'Termin abgesagt' },
      tooFast: 'Schneller ausgefüllt, als Menschen tippen. Vielleicht war es ein Bot.',
      cancelledBy: { visitor: 'dem Gast', team: 'dem Team' },
    },
  },
  leadConfirmation: {
    subject: `Ihre Frage an ${brand} ist eingegangen`,
    title: 'Ihre Frage ist eingegangen.',
    text: [
      'vielen Dank für Ihre Frage. Jemand, der das Produkt kennt, antwortet Ihnen per E-Mail oder ruft Sie an, wenn das schneller geht.',
      'Möchten Sie etwas ergänzen? Antworten Sie einfach auf diese E-Mail. Und wenn Sie das Produkt lieber gleich sehen möchten, wählen Sie einen Termin.',
    ],
    signature: `Ihr Vertriebsteam von ${brand}`,
  },
  leadNotice: {
    subject: (name) => `Neue Frage an den Vertrieb: ${name}`,
    title: 'Neue Frage an den Vertrieb',
    labels: { companySize: 'Firmengröße' },
  },
  supportConfirmation: {
    subject: `Ihre Nachricht an ${brand} ist eingegangen`,
    title: 'Ihre Nachricht ist eingegangen.',
    text: [
      'vielen Dank für Ihre Nachricht. Jemand aus dem Kundenservice liest sie und antwortet Ihnen an diese Adresse.',
      'Möchten Sie etwas ergänzen? Antworten Sie einfach auf diese E-Mail.',
    ],
    signature: `Ihr Serviceteam von ${brand}`,
  },
  supportNotice: {
    subject: (topic, name) => `Kundenservice (${topic}): ${name}`,
    title: 'Neue Nachricht an den Kundenservice',
    labels: { businessType: 'Wer schreibt' },
    noAddress: 'Es wurde keine E-Mail-Adresse hinterlassen, eine Antwort ist also nicht möglich.',
  },
  jobApplicationConfirmation: {
    subject: (job) => `Ihre Bewerbung ist eingegangen: ${job}`,
    title: 'Ihre Bewerbung ist eingegangen.',
    text: (job) => [
      `vielen Dank für Ihre Bewerbung als ${job}. Anschreiben und Lebenslauf liest ein Mensch, und Sie hören in jedem Fall von uns.`,
      'Möchten Sie etwas ergänzen? Antworten Sie einfach auf diese E-Mail.',
    ],
    signature: `Ihr Team von ${brand}`,
  },
  jobApplicationNotice: {
    subject: (job, name) => `${job}: Bewerbung von ${name}`,
    title: 'Neue Stellenbewerbung',
    job: 'Stelle',
    open: 'Lebenslauf ansehen',
  },
  operatorInvitation: {
    subject: `Ihre Einladung zur Konsole von ${brand}`,
    title: 'Sie sind zur Konsole eingeladen.',
    text: (day) => [
      `Sie haben Zugang zur Konsole von ${brand} erhalten. Dort lesen und beantworten wir, was Besucher uns schicken.`,
      `Wählen Sie ein Passwort, um sich anzumelden. Der Link funktioniert nur einmal und gilt bis zum ${day}.`,
    ],
    action: 'Passwort wählen',
    reason:
      'Sie erhalten diese E-Mail, weil ein Admin der Konsole diese Adresse eingeladen hat. Haben Sie nicht damit gerechnet? Dann ignorieren Sie die Nachricht einfach.',
  },
  operatorReset: {
    subject: `Neues Passwort für die Konsole von ${brand}`,
    title: 'Wählen Sie ein neues Passwort.',
    text: [
      'jemand, vermutlich Sie, hat ein neues Passwort für die Konsole angefordert. Der Link funktioniert nur einmal und gilt eine Stunde. Sobald Sie ein Passwort gewählt haben, werden Sie überall abgemeldet und können sich mit dem neuen Passwort anmelden.',
    ],
    action: 'Neues Passwort wählen',
    ifNot: 'Waren Sie das nicht? Dann ignorieren Sie diese E-Mail: Ihr Passwort bleibt, wie es ist.',
    reason:
      'Sie erhalten diese E-Mail, weil diese Adresse auf der Anmeldeseite der Konsole eingegeben wurde.',
  },
  publishRefused: {
    subject: 'Ihre Änderung wurde nicht veröffentlicht',
    title: 'Ihre Änderung wurde nicht veröffentlicht.',
    text: (commit) => [
      `„${commit}“ lässt sich so nicht veröffentlichen. Die Website ist unverändert.`,
      'Was nicht stimmt, und wo:',
    ],
    place: (file, line) => `${file}, Zeile ${line}`,
    more: (count) => `${count} weitere: siehe Konsole.`,
    action: 'Konsole öffnen',
    reason:
      'Sie erhalten diese E-Mail, weil ein Commit im veröffentlichten Branch Sie als Autor oder Autorin nennt.',
  },
};

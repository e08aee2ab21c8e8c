import { settings } from '../../settings.ts';
import type { ApiMessages } from '../en/api.ts';

export const api: ApiMessages = {
  httpErrors: {
    notFound: 'Unter dieser Adresse ist nichts zu finden.',
    methodNotAllowed: 'Diese Adresse nimmt solche Anfragen nicht an.',
    badRequest:
      'Wir konnten diese Anfrage nicht lesen. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
    unsupportedType:
      'Diese Adresse nimmt Inhalte dieser Art nicht an. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
    tooLarge:
      'Das ist zu viel für eine Nachricht. Bitte gehen Sie im Browser zurück und kürzen Sie den Text oder wählen Sie eine kleinere Datei.',
    forbidden: `Diese Seite darf keine Daten an uns senden. Öffnen Sie das Formular auf ${settings.domain} und senden Sie es von dort.`,
    tooMany:
      'Das waren zu viele Anfragen. Bitte warten Sie einen Moment und versuchen Sie es dann noch einmal.',
    internal: 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es gleich noch einmal.',
    unavailable: 'Der Dienst ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
    timeTaken: 'Diese Uhrzeit wurde eben erst gebucht. Bitte wählen Sie eine andere.',
    dayBooked: 'Dieser Tag ist vollständig ausgebucht. Bitte wählen Sie einen anderen verfügbaren Tag.',
    dayClosed: 'An diesem Tag haben wir geschlossen. Bitte wählen Sie einen anderen.',
    timePast: 'Diese Uhrzeit ist vorbei oder für uns zu kurzfristig. Bitte wählen Sie eine spätere.',
    tooFarAhead: 'Dieser Tag lässt sich noch nicht buchen. Bitte wählen Sie einen früheren.',
    meetingLimit: `Pro Person und Tag nehmen wir nur wenige Buchungen an. Einen Termin ändern Sie über den Link in der Einladung; brauchen Sie noch einen, schreiben Sie an ${settings.email}.`,
    movedTooOften: `Dieser Termin lässt sich nicht noch einmal verlegen. Sagen Sie ihn ab und buchen Sie neu, oder schreiben Sie an ${settings.email}.`,
    meetingOver:
      'Dieser Termin ist abgesagt oder hat begonnen und lässt sich nicht mehr verlegen. Sie können einen neuen buchen.',
    scheduleConflict:
      'Zu dieser Zeit arbeitet die Person nicht, die den Termin wahrnimmt. Bestätigen Sie die Zeit, oder wählen Sie eine andere.',
    jobClosed:
      'Diese Stelle ist geschlossen. Bewerbungen nehmen wir dafür nicht mehr an. Offene Stellen finden Sie auf unserer Karriereseite.',
    meetingAhead: 'Dieser Termin hat noch nicht begonnen, also gibt es noch kein Ergebnis.',
    wrongSignIn: 'E-\u2060Mail-Adresse und Passwort passen nicht zusammen. Bitte prüfen Sie beides.',
    codeNeeded: 'Bitte geben Sie den sechsstelligen Code aus Ihrer Authenticator-App ein.',
    wrongCode: 'Dieser Code stimmt nicht oder wurde schon verwendet. Bitte warten Sie auf den nächsten.',
    wrongPassword: 'Das ist nicht Ihr aktuelles Passwort.',
    signedOut: 'Sie sind abgemeldet. Bitte melden Sie sich an, um weiterzumachen.',
    mayOnlyLook: 'Sie dürfen das ansehen, aber nicht ändern.',
    adminsOnly: 'Das dürfen nur Admins.',
    codeRequired:
      'Die Anmeldung erfordert hier einen Code. Bitte richten Sie ihn ein und lassen Sie ihn eingeschaltet.',
    lastAdmin: 'Das ist der letzte Admin. Bitte machen Sie zuerst jemand anderen zum Admin.',
    alreadyOperator: 'Diese Adresse gehört bereits zu einem Konto.',
    linkExpired: 'Dieser Link ist abgelaufen oder wurde bereits verwendet.',
    changedMeanwhile:
      'Inzwischen hat jemand etwas geändert. Bitte laden Sie die Seite neu und prüfen Sie noch einmal.',
    tooManyViews: 'Mehr gespeicherte Ansichten sind nicht möglich. Entfernen Sie zuerst eine.',
    anotherOpen: 'Von derselben Person ist noch ein Vorgang offen. Schließen Sie zuerst einen der beiden.',
    unknownVariable:
      'Ein Feld in geschweiften Klammern gibt es hier nicht. Bitte prüfen Sie die Schreibweise.',
    wordsMissing: 'Bitte ersetzen Sie zuerst […] durch Ihren eigenen Text.',
    answerMissing:
      'Wer sich bewirbt, bekommt eine Antwort. Schreiben Sie sie, oder wählen Sie, nichts zu senden.',
    alreadySent: 'Zu spät: Die E-\u2060Mail ist bereits verschickt.',
    looksLikeSpam: 'Das sieht nach Spam aus. Heben Sie die Markierung auf, bevor Sie antworten.',
    noAddress: 'Es wurde keine E-\u2060Mail-Adresse hinterlassen, eine Antwort ist also nicht möglich.',
  },
  tooManyFor: (time) =>
    `Das waren zu viele Anfragen. Bitte versuchen Sie es in ${time} noch einmal oder schreiben Sie an ${settings.email}.`,
  tooManyPage: {
    title: 'Das ist viel auf einmal',
    kept: 'Ihre Eingaben sind auf dieser Seite aufbewahrt. Senden Sie sie nach der Wartezeit noch einmal.',
    lostFile: 'Nur die Datei muss neu ausgewählt werden.',
    sendAgain: 'Noch einmal senden',
    openAgain: 'Seite noch einmal öffnen',
  },
  confirmation: {
    waiting: {
      title: 'Ist das Ihre Adresse?',
      lede: 'Sie haben sich für die Warteliste beworben. Bestätigen Sie, dass die Adresse Ihnen gehört; dann lesen wir Ihre Bewerbung.',
    },
    confirmed: {
      title: 'Ihre Adresse ist bestätigt.',
      lede: 'Danke, Sie stehen auf der Warteliste. Wir lesen jede Bewerbung: Wenn es passt, schreibt Ihnen das Onboarding-Team, mit Kopie an Ihre Kontaktperson; passt es nicht, sagen wir Ihnen auch das.',
    },
    change: {
      title: 'Ihre Bewerbung ändern?',
      lede: 'Das Formular für die Warteliste wurde noch einmal mit Ihrer Adresse abgeschickt. Geändert ist noch nichts. Sehen Sie sich die neuen Angaben an und bestätigen Sie sie, wenn sie von Ihnen stammen.',
    },
    changed: {
      title: 'Diese Änderung ist übernommen.',
      lede: 'Wir haben die neuen Angaben in Ihre Bewerbung übernommen. Sie müssen nichts weiter tun.',
    },
    dismissed: {
      title: 'Diese Änderung wurde nicht übernommen.',
      lede: 'Unser Team hat sich dagegen entschieden, der Link gilt deshalb nicht mehr. Um Ihre Bewerbung zu ändern, schicken Sie das Formular noch einmal ab.',
    },
    replaced: {
      title: 'Diese Änderung wurde ersetzt.',
      lede: 'Mit derselben Adresse wurden neuere Änderungen abgeschickt, der Link gilt deshalb nicht mehr. Nutzen Sie den Link in der letzten E-\u2060Mail oder schicken Sie das Formular noch einmal ab.',
    },
    closed: {
      title: 'Diese Bewerbung ist abgeschlossen.',
      lede: 'Wir haben bereits über sie entschieden, sie lässt sich nicht mehr ändern. Sie können sich jederzeit neu bewerben.',
    },
    broken: {
      title: 'Dieser Link funktioniert nicht.',
      lede: 'Vielleicht ist er unvollständig, oder wir haben die Bewerbung nicht mehr. Öffnen Sie den Link direkt in der E-\u2060Mail oder lassen Sie sich die E-\u2060Mail noch einmal senden.',
    },
  },
  meetings: {
    stillFree: (times) => `An diesem Tag noch frei: ${times}.`,
    page: {
      booked: {
        title: (day) => `Bis zum ${day}!`,
        lede: 'Die Einladung kommt per E-\u2060Mail. Diese Seite ist nur für Sie: Der Link steht auch in der Einladung, falls sich Ihre Pläne ändern.',
      },
      cancel: {
        title: 'Diesen Termin absagen?',
        lede: 'Noch ist nichts abgesagt. Wenn Sie bestätigen, wird die Uhrzeit für andere frei, und wir schicken Ihnen eine Bestätigung.',
      },
      cancelled: {
        title: 'Dieser Termin ist abgesagt.',
        lede: 'Wir haben die Uhrzeit wieder freigegeben. Eine Bestätigung kommt per E-\u2060Mail.',
      },
      begun: { title: 'Ihr Termin läuft gerade.', lede: 'Er lässt sich nicht mehr verlegen oder absagen.' },
      past: { title: 'Dieser Termin ist vorbei.', lede: 'Er lässt sich nicht mehr verlegen oder absagen.' },
      broken: {
        title: 'Dieser Link funktioniert nicht.',
        lede: 'Vielleicht ist er unvollständig, oder wir haben den Termin nicht mehr. Öffnen Sie den Link direkt in der Einladung oder vereinbaren Sie einen neuen Termin.',
      },
      move: (now) =>
        `Bisher geplant: ${now}. Wählen Sie einen anderen Tag und eine andere Uhrzeit; bis Sie absenden, behalten Sie den bisherigen Termin.`,
    },
  },
};

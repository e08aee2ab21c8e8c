import { facts } from '../../../contract/facts.ts';
import type { FormMessages } from '../en/forms.ts';

const invalidEmail = 'Bitte geben Sie eine gültige E-\u2060Mail-Adresse ein.';
const invalidWebsite = 'Bitte geben Sie eine gültige URL für die Website des Unternehmens ein.';
const invalidLinkedIn = 'Bitte geben Sie eine gültige URL für die LinkedIn-Seite ein.';
const invalidDate = 'Bitte wählen Sie einen Tag.';
const noTime = 'Bitte wählen Sie eine Uhrzeit.';
const noTimeZone = 'Bitte wählen Sie Ihre Zeitzone.';
const invalidChoice = 'Bitte wählen Sie eine der Möglichkeiten.';
const notAName =
  'Bitte geben Sie nur einen Namen ein, ohne Webadressen, E-\u2060Mail-Adressen oder lange Zahlen.';
/** Said of a file, over the form and beside the field alike. */
const files = {
  noFile: 'Bitte wählen Sie eine Datei aus.',
  fileTooLarge: `Diese Datei ist zu groß. Erlaubt sind höchstens ${facts.maxResumeMegabytes}\u00a0MB.`,
  wrongFileType: 'Wir können nur PDF-, DOCX- und ODT-Dateien lesen.',
  brokenFile:
    'Diese Datei ist leer oder beschädigt. Bitte speichern Sie sie neu und wählen Sie die neue Kopie aus.',
  lockedFile:
    'Diese Datei ist mit einem Passwort geschützt. Bitte speichern Sie sie ohne Schutz und wählen Sie die neue Kopie aus.',
  fileWithMacros:
    'Diese Datei enthält Makros. Bitte speichern Sie sie ohne Makros oder als PDF und wählen Sie die neue Kopie aus.',
  activePdf:
    'Diese PDF-Datei enthält Skripte, Anhänge oder andere aktive Inhalte. Drucken Sie sie in eine neue PDF-Datei und wählen Sie diese aus.',
  fileGone: 'Der Browser merkt sich ausgewählte Dateien nicht. Bitte wählen Sie die Datei noch einmal aus.',
};

export const forms: FormMessages = {
  submitting: 'Wird gesendet\u00a0…',
  done: 'Das Formular wurde erfolgreich gesendet!',
  refused: 'Das Formular konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal.',
  failed:
    'Beim Senden ist ein Fehler aufgetreten. Ihre Angaben sind noch da: Bitte prüfen Sie die Verbindung und senden Sie noch einmal.',
  close: 'Meldung schließen',
  optional: 'Freiwillig',
  leaveEmpty: 'Dieses Feld bitte leer lassen',
  unconfirmed:
    'Wir haben keine Bestätigung, dass das Formular gesendet wurde. Ihre Angaben sind noch da: Bitte prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
  tryAgain: 'Noch einmal versuchen',
  characters: '{count} von {max} Zeichen',
  tooLong: {
    one: '1 Zeichen zu viel. Möglich sind höchstens {max}.',
    many: '{excess} Zeichen zu viel. Möglich sind höchstens {max}.',
  },
  hints: { noAt: 'Darin fehlt das @.', noEnding: '„{typed}“ hat keine Endung wie .de oder .com.' },
  banner: {
    required: 'Bitte füllen Sie alle Pflichtfelder aus.',
    invalidEmail,
    invalidWebsite,
    invalidLinkedIn,
    invalidPhone: 'Bitte geben Sie eine gültige Telefonnummer ein.',
    invalidDate,
    noTime,
    noTimeZone,
    invalidChoice,
    notAName,
    ...files,
    tooLong: 'Eine Ihrer Angaben ist zu lang. Die Grenze steht unter dem Feld.',
    wrongType: 'Bitte prüfen Sie Ihre Angaben und geben Sie die markierte noch einmal ein.',
  },
  field: {
    required: 'Bitte füllen Sie dieses Feld aus.',
    invalidEmail,
    invalidWebsite,
    invalidLinkedIn,
    invalidPhone:
      'Das ist keine gültige Nummer für das gewählte Land. Bitte wählen Sie ein anderes Land oder beginnen Sie mit + und der Ländervorwahl.',
    invalidDate,
    noTime,
    noTimeZone,
    invalidChoice,
    notAName,
    ...files,
    wrongType: 'Bitte prüfen Sie diese Angabe und geben Sie sie noch einmal ein.',
  },
};

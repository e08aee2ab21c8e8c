import type { FormMessages } from '../en/forms.ts';

const invalidEmail = 'Bitte geben Sie eine gültige E-Mail-Adresse ein.';
const invalidWebsite = 'Bitte geben Sie eine gültige URL für die Website des Unternehmens ein.';
const invalidLinkedIn = 'Bitte geben Sie eine gültige URL für die LinkedIn-Seite ein.';
const invalidChoice = 'Bitte wählen Sie eine der Möglichkeiten.';

export const forms: FormMessages = {
  submitting: 'Wird gesendet\u00a0…',
  done: 'Das Formular wurde erfolgreich gesendet!',
  refused: 'Das Formular konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal.',
  failed: 'Beim Senden des Formulars ist ein Fehler aufgetreten.',
  close: 'Meldung schließen',
  optional: 'Freiwillig',
  leaveEmpty: 'Dieses Feld bitte leer lassen',
  banner: {
    required: 'Bitte füllen Sie alle Pflichtfelder aus.',
    invalidEmail,
    invalidWebsite,
    invalidLinkedIn,
    invalidChoice,
    tooLong: 'Eine Ihrer Angaben ist zu lang.',
    unreadable: 'Eine Ihrer Angaben enthält Zeichen, die wir nicht lesen können.',
    wrongType: 'Eine Ihrer Angaben hat nicht die erwartete Form.',
  },
  field: {
    required: 'Bitte füllen Sie dieses Feld aus.',
    invalidEmail,
    invalidWebsite,
    invalidLinkedIn,
    invalidChoice,
    tooLong: 'Bitte kürzen Sie diesen Text.',
    unreadable: 'Hier stehen Zeichen, die wir nicht lesen können. Bitte geben Sie den Text neu ein.',
    wrongType: 'Dieser Wert hat nicht die erwartete Form.',
  },
};

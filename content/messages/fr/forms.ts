import { facts } from '../../../contract/facts.ts';
import type { FormMessages } from '../en/forms.ts';

const invalidEmail = 'Indiquez une adresse e-\u2060mail valide.';
const invalidWebsite = 'Indiquez une URL valide pour le site web de l’entreprise.';
const invalidLinkedIn = 'Indiquez une URL valide pour la page LinkedIn.';
const invalidDate = 'Choisissez un jour.';
const noTime = 'Choisissez une heure.';
const noTimeZone = 'Choisissez votre fuseau horaire.';
const invalidChoice = 'Choisissez l’une des options.';
const notAName = 'Indiquez seulement un nom, sans adresse web ou e-\u2060mail et sans longs numéros.';
/** Said of a file, over the form and beside the field alike. */
const files = {
  noFile: 'Choisissez un fichier.',
  fileTooLarge: `Ce fichier est trop volumineux. La limite est de ${facts.maxResumeMegabytes}\u00a0Mo.`,
  wrongFileType: 'Nous ne pouvons lire que les fichiers PDF, DOCX et ODT.',
  brokenFile: 'Ce fichier est vide ou endommagé. Enregistrez-le à nouveau et choisissez la nouvelle copie.',
  lockedFile:
    'Ce fichier est protégé par un mot de passe. Enregistrez-le sans protection et choisissez la nouvelle copie.',
  fileWithMacros:
    'Ce fichier contient des macros. Enregistrez-le sans macros ou en PDF et choisissez la nouvelle copie.',
  activePdf:
    'Ce PDF contient des scripts, des pièces jointes ou d’autres contenus actifs. Imprimez-le dans un nouveau PDF et choisissez cette copie.',
  fileGone: 'Le navigateur ne garde pas en mémoire les fichiers choisis. Choisissez le vôtre à nouveau.',
};

export const forms: FormMessages = {
  submitting: 'Envoi en cours…',
  done: 'Le formulaire a bien été envoyé\u00a0!',
  refused: 'Le formulaire n’a pas pu être envoyé. Réessayez.',
  failed:
    'Une erreur s’est produite pendant l’envoi. Vos réponses sont encore là\u00a0: vérifiez la connexion et renvoyez-les.',
  close: 'Fermer le message',
  optional: 'Facultatif',
  leaveEmpty: 'Laissez ce champ vide',
  unconfirmed:
    'Nous n’avons pas reçu de confirmation de l’envoi. Vos réponses sont encore là\u00a0: vérifiez la connexion et réessayez.',
  tryAgain: 'Réessayer',
  characters: '{count} caractères sur {max}',
  tooLong: {
    one: '1 caractère de trop. La limite est de {max}.',
    many: '{excess} caractères de trop. La limite est de {max}.',
  },
  hints: {
    noAt: 'Il y manque le @.',
    noEnding: '«\u00a0{typed}\u00a0» n’a pas de terminaison comme .fr ou .com.',
  },
  banner: {
    required: 'Remplissez tous les champs obligatoires.',
    invalidEmail,
    invalidWebsite,
    invalidLinkedIn,
    invalidPhone: 'Indiquez un numéro de téléphone valide.',
    invalidDate,
    noTime,
    noTimeZone,
    invalidChoice,
    notAName,
    ...files,
    tooLong: 'L’une de vos réponses est trop longue. La limite est indiquée sous le champ.',
    wrongType: 'Vérifiez vos réponses et saisissez à nouveau celle qui est signalée.',
  },
  field: {
    required: 'Remplissez ce champ.',
    invalidEmail,
    invalidWebsite,
    invalidLinkedIn,
    invalidPhone:
      'Ce numéro n’est pas valide pour le pays choisi. Choisissez un autre pays ou commencez par + et l’indicatif.',
    invalidDate,
    noTime,
    noTimeZone,
    invalidChoice,
    notAName,
    ...files,
    wrongType: 'Vérifiez cette réponse et saisissez-la à nouveau.',
  },
};

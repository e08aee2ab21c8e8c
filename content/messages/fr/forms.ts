import type { FormMessages } from '../en/forms.ts';

const invalidEmail = 'Indiquez une adresse e-mail valide.';
const invalidWebsite = 'Indiquez une URL valide pour le site web de l’entreprise.';
const invalidLinkedIn = 'Indiquez une URL valide pour la page LinkedIn.';
const invalidChoice = 'Choisissez l’une des options.';

export const forms: FormMessages = {
  submitting: 'Envoi en cours…',
  done: 'Le formulaire a bien été envoyé\u00a0!',
  refused: 'Le formulaire n’a pas pu être envoyé. Réessayez.',
  failed: 'Une erreur s’est produite pendant l’envoi du formulaire.',
  close: 'Fermer le message',
  optional: 'Facultatif',
  leaveEmpty: 'Laissez ce champ vide',
  banner: {
    required: 'Remplissez tous les champs obligatoires.',
    invalidEmail,
    invalidWebsite,
    invalidLinkedIn,
    invalidChoice,
    tooLong: 'L’une de vos réponses est trop longue.',
    unreadable: 'L’une de vos réponses contient des caractères que nous ne pouvons pas lire.',
    wrongType: 'L’une de vos réponses n’a pas le format attendu.',
  },
  field: {
    required: 'Remplissez ce champ.',
    invalidEmail,
    invalidWebsite,
    invalidLinkedIn,
    invalidChoice,
    tooLong: 'Raccourcissez ce texte.',
    unreadable: 'Ce texte contient des caractères que nous ne pouvons pas lire. Saisissez-le à nouveau.',
    wrongType: 'Cette valeur n’a pas le format attendu.',
  },
};

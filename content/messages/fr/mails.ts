import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';
import type { MailMessages } from '../en/mails.ts';

const f = figures('fr');
const { brand } = settings;

export const mails: MailMessages = {
  greeting: (name) => `Bonjour ${name},`,
  signature: `L’équipe de démarrage de ${brand}`,
  sent: 'Ce que vous nous avez envoyé',
  reason:
    'Vous recevez ce message parce que cette adresse a été saisie sur notre site. Si ce n’était pas vous, ignorez-le ou écrivez-nous et nous supprimerons les données.',
  applicationConfirmation: {
    subject: `Votre candidature ${brand} est arrivée`,
    title: 'Votre candidature est entre nos mains.',
    text: [
      'Merci pour votre candidature. C’est une personne qui la lit, pas un filtre.',
      `Si elle correspond, l’équipe de démarrage écrit à votre interlocuteur pour convenir d’un appel de démarrage de ${f.callMinutes}\u00a0minutes. Votre essai de ${f.trialDays}\u00a0jours commence ensuite.`,
      'Une erreur, un oubli\u00a0? Renvoyez le formulaire avec la même adresse e-mail\u00a0: les nouvelles réponses remplacent les anciennes.',
    ],
  },
  applicationOptIn: {
    subject: `Confirmez votre candidature ${brand}`,
    title: 'Un clic, et nous la lisons.',
    text: [
      'Vous avez postulé à la liste d’attente avec cette adresse. Confirmez qu’elle est bien à vous\u00a0; d’ici là, votre candidature reste en attente.',
    ],
    action: 'Confirmer la candidature',
  },
  applicationNotice: {
    created: (agency) => `Nouvelle candidature\u00a0: ${agency}`,
    updated: (agency) => `Candidature modifiée\u00a0: ${agency}`,
    title: { created: 'Une nouvelle candidature', updated: 'Une candidature a été modifiée' },
    language: 'Langue',
  },
};

import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';
import type { MailMessages } from '../en/mails.ts';

const f = figures('fr');
const { brand } = settings;

export const mails: MailMessages = {
  greeting: (name) => `Bonjour ${name},`,
  greetingAlone: 'Bonjour,',
  signature: `L’équipe de démarrage de ${brand}`,
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
  meeting: {
    summary: `${brand}\u00a0: appel de démarrage`,
    description: (page) =>
      `Appel de démarrage de ${f.callMinutes}\u00a0minutes. Pour le déplacer ou l’annuler\u00a0: ${page}`,
    booked: {
      subject: (day) => `Invitation\u00a0: appel de démarrage le ${day}`,
      title: (day) => `Rendez-vous le ${day}.`,
    },
    moved: {
      subject: (day) => `Déplacé\u00a0: appel de démarrage le ${day}`,
      title: (day) => `Déplacé au ${day}.`,
    },
    cancelled: {
      subject: (day) => `Annulé\u00a0: appel de démarrage le ${day}`,
      title: 'Votre rendez-vous est annulé.',
      text: 'Le créneau est de nouveau libre. Le fichier joint retire le rendez-vous de votre agenda.',
      action: 'Réserver un autre créneau',
    },
    invitation: `Nous vous réservons ${f.callMinutes}\u00a0minutes. Ouvrez le fichier joint et le rendez-vous s’inscrit dans votre agenda.`,
    link: (url) => `Nous nous parlons ici\u00a0: ${url}`,
    linkFollows: 'L’équipe de démarrage vous envoie le lien de l’appel avant le début.',
    action: 'Déplacer ou annuler le rendez-vous',
    rows: {
      visitorTime: 'Votre heure',
      utc: 'UTC',
      hostTime: 'Notre heure',
      name: 'Nom',
      email: 'E-mail',
      theirTime: 'Heure du visiteur',
      language: 'Langue',
      note: 'Remarque',
    },
    notice: {
      booked: { subject: (name) => `Nouveau rendez-vous\u00a0: ${name}`, title: 'Un nouveau rendez-vous' },
      moved: {
        subject: (name) => `Rendez-vous déplacé\u00a0: ${name}`,
        title: 'Un rendez-vous a été déplacé',
      },
      cancelled: {
        subject: (name) => `Rendez-vous annulé\u00a0: ${name}`,
        title: 'Un rendez-vous a été annulé',
      },
      tooFast: 'Rempli plus vite qu’on ne tape. C’est peut-être un programme.',
    },
  },
  leadConfirmation: {
    subject: `Votre question à ${brand} est arrivée`,
    title: 'Notre équipe commerciale a reçu votre question.',
    text: [
      'Merci de nous avoir écrit. Quelqu’un qui connaît le produit vous lit et répond par e-mail, ou appelle si c’est plus rapide.',
      'Quelque chose à ajouter\u00a0? Répondez à ce message. Et si vous préférez voir le produit, choisissez un créneau.',
    ],
    signature: `L’équipe commerciale de ${brand}`,
  },
  leadNotice: {
    subject: (name) => `Nouvelle question à l’équipe commerciale\u00a0: ${name}`,
    title: 'Une nouvelle question à l’équipe commerciale',
  },
  supportConfirmation: {
    subject: `Le service client ${brand} a votre message`,
    title: 'Votre message nous est parvenu.',
    text: [
      'Merci de nous avoir écrit. Une personne du service client lit votre message et répond à cette adresse.',
      'Quelque chose à ajouter\u00a0? Répondez à ce message.',
    ],
    signature: `Le service client de ${brand}`,
  },
  supportNotice: {
    subject: (topic, name) => `${topic}\u00a0: ${name}`,
    title: 'Un nouveau message au service client',
    noAddress: 'Aucune adresse e-mail n’a été laissée\u00a0: impossible de répondre.',
  },
  jobApplicationConfirmation: {
    subject: (job) => `Votre candidature\u00a0: ${job}`,
    title: 'Votre candidature est arrivée.',
    text: (job) => [
      `Merci pour votre candidature au poste de ${job}. Une personne lit votre lettre et votre CV, et vous aurez de nos nouvelles dans tous les cas.`,
      'Quelque chose à ajouter\u00a0? Répondez à ce message.',
    ],
    signature: `L’équipe de ${brand}`,
  },
  jobApplicationNotice: {
    subject: (job, name) => `${job}\u00a0: candidature de ${name}`,
    title: 'Une nouvelle candidature à un poste',
    job: 'Poste',
  },
};

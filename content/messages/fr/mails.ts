import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';
import type { MailMessages } from '../en/mails.ts';

const f = figures('fr');
const { brand } = settings;

/** `09:30` → `9 h 30`, `13:00` → `13 h`. */
function clockInText(time: string): string {
  return time.replace(/^0/, '').replace(':00', '\u00a0h').replace(':', '\u00a0h\u00a0');
}

export const mails: MailMessages = {
  greeting: (name) => `Bonjour ${name},`,
  greetingAlone: 'Bonjour,',
  signature: `L’équipe onboarding de ${brand}`,
  reason:
    'Vous recevez cet e-mail parce que cette adresse a été saisie sur notre site. Si ce n’était pas vous, ignorez-le ou écrivez-nous et nous supprimerons les données.',
  steps: {
    today: 'Aujourd’hui',
    next: 'prochaine étape',
    applied: 'Candidature',
    appliedForJob: 'Candidature',
    confirm: 'Confirmation',
    sentAgain: 'Nouvel envoi',
    oneClick: 'un clic',
    read: 'Lecture',
    call: 'Appel',
    callLength: `${f.callMinutes}\u00a0min`,
    trial: 'Essai',
    trialLength: `${f.trialDays}\u00a0jours`,
    wrote: 'Votre message',
    reply: 'Notre réponse',
    eitherWay: 'dans tous les cas',
    booked: 'Réservation',
    cancelled: 'Annulation',
    bookAgain: 'Autre créneau',
    anyTime: 'à tout moment',
    haveRead: 'Lue',
    replied: 'Notre réponse',
    asked: 'Question',
    pickTime: 'Choix du créneau',
    yourReply: 'Votre réponse',
    applyAgain: 'Nouvelle candidature',
    applyAgainForJob: 'Nouvelle candidature',
    writeAgain: 'Autre question',
  },
  applicationConfirmation: {
    subject: `Nous avons bien reçu votre candidature ${brand}`,
    title: 'Nous avons bien reçu votre candidature.',
    text: [
      'Merci pour votre candidature. C’est une personne qui la lira, pas un filtre.',
      `Si votre candidature est retenue, l’équipe onboarding vous écrira, avec votre interlocuteur en copie, pour convenir d’un appel d’onboarding de ${f.callMinutes}\u00a0minutes, puis votre essai de ${f.trialDays}\u00a0jours commencera. Sinon, nous vous le dirons aussi.`,
      'Une erreur, un oubli\u00a0? Renvoyez le formulaire avec la même adresse e-mail, puis confirmez la modification par le lien que nous vous enverrons.',
    ],
    action: 'Modifier vos réponses',
  },
  applicationOptIn: {
    subject: `Confirmez votre candidature ${brand}`,
    title: 'Un clic, et nous lirons votre candidature.',
    text: [
      'Vous avez demandé à rejoindre la liste d’attente avec cette adresse. Confirmez qu’elle est bien à vous\u00a0; d’ici là, votre candidature reste en attente.',
    ],
    action: 'Confirmer la candidature',
  },
  applicationChange: {
    subject: `Confirmez la modification de votre candidature ${brand}`,
    title: 'Avez-vous modifié votre candidature\u00a0?',
    text: [
      'Le formulaire de la liste d’attente a été envoyé de nouveau avec cette adresse, et avec d’autres réponses. Rien n’a encore changé. Vérifiez les nouvelles réponses et confirmez-les si elles viennent de vous.',
      'Si ce n’était pas vous, ignorez simplement cet e-mail.',
    ],
    action: 'Voir la modification',
  },
  openInConsole: 'Ouvrir dans la console',
  personal: {
    assigned: (subject: string) => `Attribué à vous\u00a0: ${subject}`,
    digest: (count: number) => (count === 1 ? 'Une nouveauté' : `${count} nouveautés`),
    more: (count: number) => (count === 1 ? 'et une autre' : `et ${count} autres`),
    test: 'Un test\u00a0: vos nouveautés arriveront ici.',
  },
  applicationNotice: {
    created: (agency) => `Nouvelle candidature\u00a0: ${agency}`,
    updated: (agency) => `Candidature modifiée\u00a0: ${agency}`,
    title: { created: 'Nouvelle candidature', updated: 'Candidature modifiée' },
    labels: { location: 'Localisation', reportingTools: 'Outils de reporting actuels' },
    language: 'Langue',
  },
  meeting: {
    summary: `${brand}\u00a0: appel de ${f.callMinutes}\u00a0minutes`,
    summaryWith: (name) => `Appel\u00a0: ${name}`,
    description: (page) =>
      `Appel de ${f.callMinutes}\u00a0minutes. Pour le déplacer ou l’annuler\u00a0: ${page}`,
    booked: {
      subject: (day) => `Confirmé\u00a0: votre appel du ${day}`,
      title: (day) => `Rendez-vous le ${day}.`,
    },
    moved: {
      subject: (day) => `Déplacé\u00a0: votre appel, désormais le ${day}`,
      title: (day) => `Rendez-vous déplacé au ${day}.`,
    },
    cancelled: {
      subject: (day) => `Annulé\u00a0: votre appel du ${day}`,
      title: 'Votre rendez-vous est annulé.',
      text: 'Le créneau est de nouveau libre. Ouvrez le fichier joint pour retirer le rendez-vous de votre agenda.',
      action: 'Réserver un autre créneau',
    },
    invitation: `Nous vous avons réservé ${f.callMinutes}\u00a0minutes. Ouvrez le fichier joint pour ajouter le rendez-vous à votre agenda.`,
    newTime:
      'Votre appel a été déplacé. Ouvrez le fichier joint pour mettre à jour votre agenda. Si ce créneau ne vous convient pas, vous pouvez déplacer ou annuler le rendez-vous ci-dessous.',
    link: (url) => `Pour rejoindre l’appel\u00a0: ${url}`,
    join: 'Rejoindre l’appel',
    linkFollows: 'Nous vous enverrons le lien avant l’appel.',
    linkMissing: 'Vous n’avez pas encore le lien\u00a0? Répondez à cet e-mail.',
    reminder: {
      day: {
        subject: (day) => `Rappel\u00a0: votre appel du ${day}`,
        title: (day) => `Rendez-vous le ${day}.`,
        text: 'Votre appel approche. En cas d’empêchement, déplacez-le ou annulez-le pour libérer le créneau.',
      },
      hour: {
        subject: (time) => `C’est bientôt\u00a0: votre appel à ${clockInText(time)}`,
        title: (time) => `Votre appel commence à\u00a0${clockInText(time)}.`,
        text: 'Votre appel commence dans moins d’une heure.',
      },
    },
    addToCalendar: 'Ajouter à l’agenda',
    updateCalendar: 'Mettre à jour l’agenda',
    action: 'Déplacer ou annuler l’appel',
    rows: {
      visitorTime: 'Votre heure locale',
      cancelledTime: 'Heure annulée',
      previously: 'Auparavant',
      cancelledBy: 'Annulé par',
      utc: 'UTC',
      hostTime: 'Heure chez nous',
      name: 'Nom',
      email: 'E-mail',
      theirTime: 'Heure du visiteur',
      language: 'Langue',
      note: 'Remarque',
    },
    notice: {
      booked: { subject: (name) => `Nouveau rendez-vous\u00a0: ${name}`, title: 'Nouveau rendez-vous' },
      moved: {
        subject: (name) => `Rendez-vous déplacé\u00a0: ${name}`,
        title: 'Rendez-vous déplacé',
      },
      cancelled: {
        subject: (name) => `Rendez-vous annulé\u00a0: ${name}`,
        title: 'Rendez-vous annulé',
      },
      tooFast: 'Rempli plus vite qu’on ne tape. C’est peut-être un robot.',
      cancelledBy: { visitor: 'le visiteur', team: 'l’équipe' },
    },
  },
  leadConfirmation: {
    subject: `${brand} a bien reçu votre question`,
    title: 'Nous avons bien reçu votre question.',
    text: [
      'Merci de nous avoir écrit. Quelqu’un qui connaît le produit vous répondra par e-mail, ou vous appellera si c’est plus rapide.',
      'Quelque chose à ajouter\u00a0? Répondez à cet e-mail. Et si vous préférez voir le produit, choisissez un créneau.',
    ],
    signature: `L’équipe commerciale de ${brand}`,
  },
  leadNotice: {
    subject: (name) => `Nouvelle question à l’équipe commerciale\u00a0: ${name}`,
    title: 'Nouvelle question à l’équipe commerciale',
    labels: { companySize: 'Taille de l’entreprise' },
  },
  supportConfirmation: {
    subject: `${brand} a bien reçu votre message`,
    title: 'Nous avons bien reçu votre message.',
    text: [
      'Merci de nous avoir écrit. Une personne du service client lira votre message et vous répondra à cette adresse.',
      'Quelque chose à ajouter\u00a0? Répondez à cet e-mail.',
    ],
    signature: `L’équipe service client de ${brand}`,
  },
  supportNotice: {
    subject: (topic, name) => `Service client (${topic.toLowerCase()})\u00a0: ${name}`,
    title: 'Nouveau message au service client',
    labels: { businessType: 'Qui écrit' },
    noAddress: 'Aucune adresse e-mail n’a été laissée\u00a0: impossible de répondre.',
  },
  jobApplicationConfirmation: {
    subject: (job) => `Nous avons bien reçu votre candidature\u00a0: ${job}`,
    title: 'Nous avons bien reçu votre candidature.',
    text: (job) => [
      `Merci pour votre candidature au poste «\u00a0${job}\u00a0». Une personne lira votre lettre de motivation et votre CV, et vous aurez de nos nouvelles dans tous les cas.`,
      'Quelque chose à ajouter\u00a0? Répondez à cet e-mail.',
    ],
    signature: `L’équipe de ${brand}`,
  },
  jobApplicationNotice: {
    subject: (job, name) => `${job}\u00a0: nouvelle candidature, ${name}`,
    title: 'Candidature à un poste',
    job: 'Poste',
    open: 'Voir le CV dans la console',
  },
  operatorInvitation: {
    subject: `Votre invitation à la console ${brand}`,
    title: 'Votre invitation à la console.',
    text: (day) => [
      `Vous avez désormais accès à la console ${brand}, où nous lisons les messages des visiteurs et y répondons.`,
      `Choisissez un mot de passe pour y accéder. Le lien est valable une seule fois, jusqu’au ${day}.`,
    ],
    action: 'Choisir un mot de passe',
    reason:
      'Vous recevez cet e-mail parce qu’un administrateur de la console a invité cette adresse. Si vous ne vous y attendiez pas, ignorez-le.',
  },
  operatorReset: {
    subject: `Un nouveau mot de passe pour la console ${brand}`,
    title: 'Choisissez un nouveau mot de passe.',
    text: [
      'Quelqu’un, probablement vous, a demandé un nouveau mot de passe pour la console. Le lien est valable une seule fois, pendant une heure. Une fois le mot de passe choisi, toutes vos sessions seront fermées et vous pourrez vous connecter avec le nouveau.',
    ],
    action: 'Choisir un mot de passe',
    ifNot: 'Si ce n’était pas vous, ignorez cet e-mail\u00a0: votre mot de passe reste inchangé.',
    reason:
      'Vous recevez cet e-mail parce que cette adresse a été saisie sur la page de connexion de la console.',
  },
  publishRefused: {
    subject: 'Votre modification n’a pas été publiée',
    title: 'Votre modification n’a pas été publiée.',
    text: (commit) => [
      `«\u00a0${commit}\u00a0» ne peut pas être publié en l’état. Le site n’a pas changé.`,
      'Ce qu’il faut corriger, et où\u00a0:',
    ],
    place: (file, line) => `${file}, ligne ${line}`,
    more: (count) => `${count} de plus\u00a0: voir la console.`,
    action: 'Ouvrir la console',
    reason:
      'Vous recevez cet e-mail parce qu’un commit de la branche publiée vous indique comme auteur ou autrice.',
  },
};

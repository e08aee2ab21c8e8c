import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';
import type { team as english } from '../en/team.ts';

const f = figures('fr');
const { brand } = settings;

export const team: typeof english = {
  meta: {
    title: `Nos équipes\u00a0: qui fait quoi, et quand · ${brand}`,
    description: `Prévision, campagnes, données, onboarding, service client\u00a0: la mission de chaque équipe et le moment où elle intervient, du premier appel au plan hebdomadaire.`,
  },
  title: 'Qui intervient, et quand.',
  lede: `Vos ${f.trialDays} premiers jours, en calendrier. Les équipes se relaient sans rupture\u00a0: la première est encore là quand la suivante commence.`,
  firstDays: {
    title: 'Si votre appel a lieu un mardi',
    note: 'Un exemple\u00a0: votre essai commence le jour que vous choisissez.',
    you: 'Vous',
    day: (n) => `Jour ${n}`,
    days: (from, to) => `Jours ${from} à ${to}`,
    events: {
      call: 'L’appel',
      access: 'Donner un accès en lecture, à un compte pour commencer',
      connect: 'Connecte vos comptes',
      care: `Là dès la première minute, ${f.care}`,
      first: 'Votre première prévision\u00a0: ce mois-ci, semaine par semaine',
      read: 'La lire',
      together: 'La lit avec vous',
      current: 'Tient la comparaison à jour',
      running: 'Examine vos campagnes en cours',
      check: 'Semaine passée\u00a0: vu juste\u00a0?',
      questions: 'Répond à vos questions',
      draft: 'Un projet de plan à montrer à un client',
      change: 'Le modifier',
      last: 'Dernier appel',
      decide: 'Vous décidez',
    },
  },
  after: {
    title: 'Le lendemain vous appartient.',
    lede: 'L’essai s’arrête de lui-même, rien n’est reconduit. L’abonnement ne commence qu’avec votre accord.',
    goOn: {
      title: 'Vous continuez',
      text: `La prévision porte sur ${f.forecastMonthsWord} mois et non plus sur le seul mois en cours, et vous lancez le plan sur les plateformes\u00a0; l’équipe campagnes le vérifie d’abord avec vous.`,
    },
    stop: {
      title: 'Vous arrêtez',
      text: 'L’accès prend fin, sans facture. Les prévisions reçues restent à vous, pour les garder et les vérifier.',
    },
  },
  ask: {
    title: 'De petites équipes, un seul plan.',
    lede: 'Chaque équipe porte le nom de sa mission et signe ses e-\u2060mails de ce nom. Vous savez toujours à qui vous adresser.',
    who: 'À qui s’adresser',
    questions: {
      range: 'Pourquoi la fourchette de la semaine prochaine s’est-elle élargie\u00a0?',
      access: 'De quels comptes avez-vous besoin, et avec quels droits\u00a0?',
      disapproved: 'Pourquoi cette annonce a-t-elle été refusée, et laquelle passerait\u00a0?',
      second: 'Peut-on ajouter un deuxième client avant la fin de l’essai\u00a0?',
      broken: 'Quelque chose ne marche plus et c’est dimanche.',
      numbers: 'Qui voit les chiffres de nos clients\u00a0?',
    },
  },
  closer: {
    title: 'Interrogez une équipe, ou rejoignez-en une.',
    meet: 'Prendre rendez-vous',
    careers: 'Carrières',
  },
};

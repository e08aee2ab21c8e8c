import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';
import type { thankYou as english } from '../en/thank-you.ts';

const f = figures('fr');

export const thankYou: typeof english = {
  meta: {
    title: `Merci · ${settings.brand}`,
    description: `Nous avons bien reçu votre candidature. Si votre profil correspond, suivront un appel d’onboarding de ${f.callMinutes} minutes et ${f.trialDays} jours d’essai gratuit.`,
  },
  title: 'Merci d’avoir rejoint la liste d’attente',
  lede: 'Une confirmation vient de vous être envoyée par e-\u2060mail. Nous lisons chaque candidature\u00a0; si votre profil correspond, l’équipe onboarding vous écrira, avec votre interlocuteur en copie.',
  optIn: {
    title: 'Merci. Plus qu’un clic.',
    lede: 'Un e-\u2060mail avec un lien de confirmation vient de vous être envoyé. Cliquez sur ce lien, et nous lirons votre candidature\u00a0; d’ici là, elle reste en attente.',
    again: 'Rien reçu\u00a0? Renvoyer l’e-\u2060mail',
  },
  back: 'Retour au site',
  next: {
    label: 'Et ensuite\u00a0?',
    applied: 'Candidature envoyée',
    confirm: { name: 'Vous confirmez', done: 'Adresse confirmée', text: 'Un clic dans notre e-\u2060mail' },
    read: { name: 'Nous la lisons', done: 'Nous l’avons lue', text: 'Une personne lit chaque candidature' },
    answer: {
      name: 'Nous vous répondons',
      done: 'Nous avons décidé',
      text: `Par e-\u2060mail, dans tous les cas. Si votre profil correspond\u00a0: un appel d’onboarding de ${f.callMinutes}\u00a0minutes, puis ${f.trialDays}\u00a0jours d’essai gratuit`,
    },
  },
};
